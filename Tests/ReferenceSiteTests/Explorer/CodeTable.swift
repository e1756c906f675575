import OrientationCatalog

@testable import Explorer
@testable import Orientation

/// The code that makes an edit, by the numbers that the edit is in the explorer: what its page shows below a change.
///
/// It is found by asking. Each edit is encoded as an answer has it, and the catalog says what code makes it. `{m}` stands for a
/// mask, `{l}` for the lines of a list, `{n}` for a name.
struct CodeTable: Encodable {
  /// Code in Swift and Objective-C, or the lines of Info.plist.
  struct Code: Encodable, Hashable {
    var swift: String?
    var objectiveC: String?
    var xml: String?
  }

  /// A mask as an expression, by its raw value.
  var masks: [Int: Code] = [:]
  /// An orientation as a line of Info.plist, by its raw value.
  var orientations: [Int: String] = [:]
  /// By the letter of a record and the field in it, or by `+` and the kind of an event: the code by the field's number, of
  /// forwarding with the kind of the controller; `all` where it has a mark for what differs.
  var edits: [String: [String: Code]] = [:]

  init() {
    masks = Self.masks
    for orientation in InterfaceOrientation.valid {
      orientations[orientation.rawValue] = "  <string>\(orientation.objectiveCName)</string>"
    }
    for edit in Self.edits { add(edit) }
    addMasks { .answer("{n}", .supported(.mask($0))) }
    addMasks { .applicationDelegate(.mask($0)) }
    addMasks { .sceneDelegate(.mask($0)) }
    addMasks { .variable(Variable(name: "{n}", mask: $0)) }
    addMasks { .call(.geometryRequested($0)) }
    for key in InformationPropertyListKey.allCases { addLists { .informationPropertyList(key, $0) } }
  }
}

extension CodeTable {
  private static let everyMask = InterfaceOrientationMask.everySet.filter { !$0.isEmpty }

  /// What stands in the code of a mask for the mask: the part that is another one each time.
  private static let masks: [Int: Code] = {
    let codes = everyMask.map { code(of: .variable(Variable(name: "mask", mask: $0))) }
    return Dictionary(
      uniqueKeysWithValues: zip(everyMask, codes).map { mask, code in
        (
          mask.code,
          Code(
            swift: code.swift?.replacing("mask = ", with: ""),
            objectiveC: code.objectiveC?.replacing("mask = ", with: "").replacing(";", with: ""))
        )
      })
  }()

  /// The edits of which each value has code of its own.
  private static let edits: [Edit] =
    everyMask.map { .answer("{n}", .shouldAutorotateTo($0)) }
    + InterfaceOrientation.valid.map { .answer("{n}", .preferred(.rawValue($0.rawValue))) }
    + [true, false].flatMap { isOn -> [Edit] in
      [
        .answer("{n}", .shouldAutorotate(.always(isOn))), .answer("{n}", .prefersOrientationLocked(isOn)),
        .removesPresentersView("{n}", isOn), .requiresFullScreen(isOn),
      ]
    }
    + ModalPresentationStyle.allCases.map { .style("{n}", $0) }
    + Controller.Kind.allCases.flatMap { kind in
      Controller.Forwarding.allCases.map { .forwarding("{n}", kind, $0) }
    } + [.call(.rotationAttempted), .call(.updateRequested), .call(.lockUpdateRequested)]

  private static func code(of edit: Edit) -> Code {
    var code = Code()
    for sample in edit.code {
      switch sample.language {
      case "swift": code.swift = sample.text
      case "objc": code.objectiveC = sample.text
      default: code.xml = sample.text
      }
    }
    return code
  }

  private mutating func add(_ edit: Edit) {
    let code = Self.code(of: edit)
    if code == Code() { return }
    let (key, value) = Self.numbers(of: edit)
    if case .forwarding(_, let kind, _) = edit {
      edits[key, default: [:]]["\(value)/\(kind.code)"] = code
    } else {
      edits[key, default: [:]]["\(value)"] = code
    }
  }

  /// One text for all masks, where it is the same but for the mask.
  private mutating func addMasks(_ edit: (InterfaceOrientationMask) -> Edit) {
    let texts = Self.everyMask.map { mask in
      let (code, own) = (Self.code(of: edit(mask)), masks[mask.code] ?? Code())
      return Code(
        swift: own.swift.flatMap { code.swift?.replacing($0, with: "{m}", maxReplacements: 1) },
        objectiveC: own.objectiveC.flatMap { code.objectiveC?.replacing($0, with: "{m}", maxReplacements: 1) })
    }
    precondition(Set(texts).count == 1, "\(texts)")
    edits[Self.numbers(of: edit(.portrait)).key] = ["all": texts[0]]
  }

  /// One text for all lists.
  private mutating func addLists(_ edit: ([InterfaceOrientation]) -> Edit) {
    let lists = [[.portrait], [.landscapeLeft, .landscapeRight], InterfaceOrientation.valid]
    let texts = lists.map { list in
      let lines = list.compactMap { orientations[$0.rawValue] }.joined(separator: "\n")
      return Code(xml: Self.code(of: edit(list)).xml?.replacing(lines, with: "{l}"))
    }
    precondition(Set(texts).count == 1, "\(texts)")
    edits[Self.numbers(of: edit(lists[0])).key] = ["all": texts[0]]
  }

  /// Where an edit stands in the table, and its number.
  private static func numbers(of edit: Edit) -> (key: String, value: Int32) {
    var scenario = Scenario(os: .newest)
    scenario.root = Controller("{n}")
    scenario.variables = [Variable(name: "{n}", mask: .all)]
    var encoder = RepairsEncoder(StateCode(.moment(scenario)), step: 0)
    encoder.write(Repair(edits: [edit], decision: Resolver.decide(scenario), takes: [], gives: []), ofFacts: 1)
    let (kind, record, place, value) = (
      encoder.numbers[2], encoder.numbers[3], encoder.numbers[4], encoder.numbers[5]
    )
    return kind == 4 ? ("+\(record)", value) : ("\(Array("SVCE")[Int(kind)])\(place)", value)
  }
}
