struct Only {}
