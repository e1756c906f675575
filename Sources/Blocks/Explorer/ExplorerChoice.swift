/// A choice of the explorer's form: the number that it is in a state, and what it is called.
struct ExplorerChoice {
  let code: Int
  let text: String

  init(_ code: Int, _ text: String) {
    self.code = code
    self.text = text
  }
}
