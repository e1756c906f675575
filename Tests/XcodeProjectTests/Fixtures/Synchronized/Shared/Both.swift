struct Both {}
