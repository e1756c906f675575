import AppFacts
import Orientation

/// The calls of `SystemChrome.setPreferredOrientations` in a Dart file: what Flutter's view controller answers from then on.
enum FlutterCalls {
  private static let name = "setPreferredOrientations"

  static func occurrences(in bytes: [UInt8], path: String) -> [Occurrence] {
    guard bytes.firstRange(of: Array(name.utf8)) != nil else { return [] }
    let reader = CodeReader(bytes)
    return reader.calls { $0 == name }.compactMap { call in
      // A function of that name may be declared, too.
      guard reader.code.isSign(call.index - 1, "."), reader.code.word(call.index - 2) == "SystemChrome" else {
        return nil
      }
      return Occurrence(
        api: .setPreferredOrientations, role: .use, language: .dart, type: nil,
        place: FilePlace(path: path, line: reader.code.tokens[call.index].line),
        value: value(call.items.first?.value ?? .code, reader))
    }
  }
}

extension FlutterCalls {
  private static func value(_ value: CodeValue, _ reader: CodeReader) -> SourceValue {
    var value = value
    if case .word(let name) = value { value = reader.constant(name) ?? value }
    guard case .list(let items) = value, !items.isEmpty else { return .computed(text(value)) }
    var mask: InterfaceOrientationMask = []
    for item in items {
      guard case .word(let name) = item.value, let orientation = orientation(name) else {
        return .computed(text(value))
      }
      mask.insert(orientation.mask)
    }
    return .mask(mask)
  }

  /// Flutter names orientations after the device and means those of the interface with the same names.
  private static func orientation(_ name: String) -> InterfaceOrientation? {
    switch name {
    case "DeviceOrientation.portraitUp", ".portraitUp": .portrait
    case "DeviceOrientation.portraitDown", ".portraitDown": .portraitUpsideDown
    case "DeviceOrientation.landscapeLeft", ".landscapeLeft": .landscapeLeft
    case "DeviceOrientation.landscapeRight", ".landscapeRight": .landscapeRight
    default: nil
    }
  }

  private static func text(_ value: CodeValue) -> String {
    switch value {
    case .word(let name), .text(let name): name
    case .list(let items): items.isEmpty ? "[]" : "[…]"
    case .call(let name, _): name + "(…)"
    case .code: "…"
    }
  }
}
