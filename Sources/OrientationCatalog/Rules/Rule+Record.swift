import Orientation

extension Rule {
  /// What documentation says of the rule.
  package var record: RuleRecord { Self.files[self].flatMap { RuleRecord.folder[$0] } ?? RuleRecord(missing: self) }

  private static let files: [Rule: Int] = {
    let files = Dictionary(RuleRecord.folder.files.map { ($0.name, $0.index) }, uniquingKeysWith: { first, _ in first })
    return Dictionary(uniqueKeysWithValues: allCases.compactMap { rule in files[rule.rawValue].map { (rule, $0) } })
  }()

  /// Each by its id: the initializer by raw value compares with every case.
  static let byID = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Where the rule acts.
  public var layer: Layer { record.layer }

  /// The versions of iOS in which the rule holds.
  public var versions: VersionRange { record.versions }

  /// What the rule says, with what each sentence rests on, the observations in force included.
  package var sentences: [Sentence] { Observations.inForce.added(to: record.sentences, of: self) }

  /// How far the rule can be relied on: the standing of its first sentence, its main claim.
  public var standing: Standing { sentences.first?.standing ?? .assumption }

  /// The sources of the rule, each once, in the order of its sentences.
  public var sources: [Source] { sentences.sources }

  /// What the rule is called.
  public func title(in language: Language) -> String { record.title[language] }

  /// What the rule says, in one text.
  public func statement(in language: Language) -> String {
    sentences.map { $0.text[language] }.joined(separator: language.sentenceSeparator)
  }
}
