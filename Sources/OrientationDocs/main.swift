await Tool.main()
