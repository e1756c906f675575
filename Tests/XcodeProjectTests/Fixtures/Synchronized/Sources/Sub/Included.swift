struct Included {}
