struct Main {}
