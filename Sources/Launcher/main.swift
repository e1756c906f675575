import OrientationDocs

await Tool.main()
