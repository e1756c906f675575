import HTML
import Orientation
import OrientationCatalog

extension HTMLWriter {
  /// A piece of code.
  ///
  /// - Parameter isVariant: whether it is in several languages, and this one for those who chose it.
  package mutating func code(_ sample: CodeSample, isVariant: Bool = false, _ language: Language) {
    let variant = isVariant ? CodeVariant(fenceWord: sample.language) : nil
    var text = sample.text
    text.withUTF8 { code in
      CodeFigure(fenceWord: sample.language, variant: variant).write(
        code, choices: variant.map { [$0] } ?? [], language, into: &self)
    }
  }
}
