enum Kit {}
