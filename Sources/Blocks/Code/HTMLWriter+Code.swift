import HTML
import Orientation
import OrientationCatalog

extension HTMLWriter {
  /// The same code in one or several languages, of which readers see the one that they chose.
  package mutating func code(_ samples: [CodeSample], _ language: Language) {
    let variants = samples.compactMap { CodeVariant(fenceWord: $0.language) }
    guard variants.count > 1 else { return write(samples, among: [], language) }
    line(.div, [.class("variants")]) { $0.write(samples, among: variants, language) }
  }

  private mutating func write(_ samples: [CodeSample], among variants: [CodeVariant], _ language: Language) {
    for sample in samples {
      let variant = CodeVariant(fenceWord: sample.language)
      var text = sample.text
      text.withUTF8 { code in
        CodeFigure(fenceWord: sample.language, variant: variant).write(
          code, choices: variant?.choices(among: variants) ?? [], language, into: &self)
      }
    }
  }
}
