/// A symbol of UIKit or of another framework, or a key of Info.plist, that has to do with orientation.
package struct Symbol: Sendable, Hashable {
  /// What a symbol is.
  package enum Kind: String, CaseIterable, Sendable {
    case type
    case enumeration
    case `protocol`
    case property
    case method
    case classMethod
    case delegateMethod
    case function
    case notification
    case constant
    case enumerationCase
    case informationPropertyListKey
  }

  /// What says since when the symbol has been there.
  package enum Evidence: Sendable, Hashable {
    /// A header of UIKit, by name, in the iOS 16.5 SDK.
    case header(String)
    /// A page of documentation, by its address without the scheme.
    case documentation(String)
  }

  /// The name in Swift, with its type in front: `UIViewController.shouldAutorotate`.
  package let swift: String
  /// The name in Objective-C: `-[UIViewController shouldAutorotate]`; where there is none, that in Swift.
  package let objectiveC: String
  /// Whether Objective-C has no such symbol.
  package let isSwiftOnly: Bool
  package let kind: Kind
  /// On iOS and iPadOS.
  package let availability: Availability
  package let evidence: Evidence
  /// On Mac Catalyst; nil where no page of Apple's lists it there.
  package let macCatalyst: Availability?
  /// On visionOS, in versions of its own; nil where no page of Apple's lists it there.
  package let visionOS: Availability?
  /// What the reference says of it.
  package let entry: SymbolEntry
}

extension Symbol {
  static let folder = RecordFolder<[Symbol]>("symbols/") { (file) throws(RecordFault) in try all(in: file) }

  /// Every API that the catalog knows, what has to do with orientation alone first.
  ///
  /// Versions are from the headers of the iOS 9.3 to 16.5 SDKs, and from Apple's pages, which alone have 26 and 27, Mac
  /// Catalyst and visionOS.
  package static let all: [Symbol] = folder.all.flatMap(\.self)

  /// What decides an orientation, states it or tells of it, in the order of its headers, and the keys of Info.plist.
  package static let core: [Symbol] =
    folder.files.filter { !["related", "other-framework"].contains($0.name) }
    .flatMap { folder[$0.index] ?? [] }
}

extension Symbol {
  /// The symbols of a file in `Records/symbols`, a section each.
  static func all(in file: RecordFile) throws(RecordFault) -> [Symbol] {
    try file.sections.map { (section) throws(RecordFault) in
      var section = section
      let symbol = try Symbol(&section)
      try section.finish()
      return symbol
    }
  }

  private init(_ section: inout SectionReader) throws(RecordFault) {
    guard let name = section.heading else { throw section.fault("a symbol begins with `# ` and its name in Swift") }
    swift = name
    let objectiveC = section.lines("objc")
    self.objectiveC = objectiveC ?? name
    isSwiftOnly = objectiveC == nil
    kind = try section.value("kind", "a kind of symbol", Kind.init(rawValue:))
    availability = try section.value("ios", Availability.written, Availability.init)
    macCatalyst = try section.optionalValue("catalyst", Availability.written, Availability.init)
    visionOS = try section.optionalValue("visionos", Availability.written, Availability.init)
    let (header, page) = (section.lines("header"), section.lines("page"))
    switch (header, page) {
    case (let header?, _): evidence = .header(header)
    case (nil, let page?): evidence = .documentation(page)
    case (nil, nil): throw section.fault("what says since when it has been there: write `header: …` or `page: …`")
    }
    entry = try SymbolEntry(&section, page: page)
  }
}
