import Basics
import OrientationCatalog

extension CodeSample {
  package func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("language", language)
      json.member("text", text)
    }
  }
}
