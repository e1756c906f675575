extension SwiftFile {
  init(_ text: String) { self.init(Array(text.utf8)) }
}
