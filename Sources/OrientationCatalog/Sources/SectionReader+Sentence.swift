extension [SectionReader] {
  /// What sections say that have nothing but a sentence.
  func sentences() throws(RecordFault) -> [Sentence] {
    try map { (section) throws(RecordFault) in
      var section = section
      let sentence = try section.sentence()
      try section.finish()
      return sentence
    }
  }
}

extension SectionReader {
  /// The sentence of the section, with its citations in the order of their lines.
  ///
  /// The heading is its name, behind which `, formerly 2` may stand.
  mutating func sentence() throws(RecordFault) -> Sentence {
    let (name, number) = try nameAndNumber()
    let text = try localized("en")
    let fields = takeAll(where: Agreement.init(rawValue:))
    let citations = try fields.map { (field) throws(RecordFault) in try citation(field.key, field.field) }
    return Sentence(text, citations, name: name, formerNumber: number)
  }

  private func nameAndNumber() throws(RecordFault) -> (name: String?, number: Int?) {
    guard let heading = section.heading, let space = heading.firstIndex(of: UInt8(ascii: " ")) else {
      return (self.heading, nil)
    }
    let (name, rest) = (heading[..<space], Self.string(heading[space...]))
    guard name.last == UInt8(ascii: ","), rest.hasPrefix(" formerly "), let number = Int(rest.dropFirst(10)) else {
      throw fault("the heading of a sentence is one word, its name")
    }
    return (Self.string(name.dropLast()), number)
  }

  /// `source | place | what it says there`, with `part: …`, `read: day` and `ran` behind it, or `source | not opened`.
  private func citation(_ agreement: Agreement, _ field: RecordFile.Field) throws(RecordFault) -> Citation {
    let parts = Self.parts(of: field.value)
    guard let source = Source.byID[parts[0]] else {
      throw fault("no source `\(parts[0])`: add it to sources.txt", at: field.line)
    }
    if parts.count == 2, parts[1] == "not opened" { return Citation(unopened: source, agreement) }
    guard parts.count >= 3 else {
      throw fault("a citation is `source | place | what it says there`, or `source | not opened`", at: field.line)
    }
    var (part, day, ran): (String?, String?, Bool) = (nil, nil, false)
    for option in parts.dropFirst(3) {
      if option == "ran" {
        ran = true
      } else if option.hasPrefix("part: ") {
        part = String(option.dropFirst("part: ".count))
      } else if option.hasPrefix("read: ") {
        day = String(option.dropFirst("read: ".count))
      } else {
        throw fault("`\(option)` is neither `part: …` nor `read: day` nor `ran`", at: field.line)
      }
    }
    return Citation(source, agreement, part: part, at: parts[1], parts[2], read: day, ran: ran)
  }
}
