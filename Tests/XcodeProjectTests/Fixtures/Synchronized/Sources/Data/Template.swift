struct Template {}
