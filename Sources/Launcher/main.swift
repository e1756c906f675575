import OrientationDocs

// Before the first task is started, which already needs what this looks after.
ProcessSetup.run()
await Tool.main()
