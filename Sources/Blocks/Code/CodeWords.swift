import Orientation
import OrientationCatalog
import SourceSyntax

/// The names of languages above blocks of code.
struct CodeWords: LocalizedWords {
  let language: Language

  func name(of code: CodeLanguage) -> String {
    switch code {
    case .swift: "Swift"
    case .objectiveC: "Objective-C"
    case .propertyList: pick("Property list", "属性列表")
    case .xml: "XML"
    case .html: "HTML"
    case .shell: "Shell"
    case .json: "JSON"
    case .yaml: "YAML"
    }
  }
}
