import Basics

/// What a tool answers: text for the model, and the same as data.
struct ServerToolAnswer: Sendable {
  let text: String
  /// The data, as JSON, and the pages that the answer rests on; nil where the tool could not answer.
  let content: (answer: [UInt8], addresses: [(entry: EntryKey, address: String)])?

  /// That the tool could not answer, and what to do. A model reads it and tries again, so it is no error of the protocol.
  static func failure(_ text: String) -> ServerToolAnswer { ServerToolAnswer(text: text, content: nil) }

  /// Writes the members of a result.
  func write(into json: inout JSONWriter) {
    let pages = (content?.addresses ?? []).map { "\n  \($0.entry.text): \($0.address)" }.joined()
    json.member("content", [text + (pages.isEmpty ? "" : "\n\npages:" + pages)]) { text, json in
      json.object { json in
        json.member("type", "text")
        json.member("text", text)
      }
    }
    json.key("isError")
    json.bool(content == nil)
    guard let content else { return }
    json.key("structuredContent")
    json.object { json in
      json.key("answer")
      json.encoded(content.answer)
      json.member("addresses", content.addresses) { page, json in
        json.object { json in
          json.member("entry", page.entry.text)
          json.member("address", page.address)
        }
      }
    }
  }
}
