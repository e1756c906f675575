extension NotationError {
  /// The same for whoever decodes, at the fact that is at fault.
  ///
  /// - Parameters:
  ///   - path: where the scenario is in what is decoded.
  ///   - lines: the facts that were read; empty where none could be.
  func decodingError(at path: [any CodingKey], _ lines: [ClaimLine] = []) -> DecodingError {
    // The path says where the first is.
    let texts = [text(naming: nil)] + others.map { $0.text(naming: $0.key(in: lines)) }
    return .dataCorrupted(
      DecodingError.Context(
        codingPath: path + (key(in: lines).map { [$0] } ?? []),
        debugDescription: texts.joined(separator: "\n"), underlyingError: self))
  }

  private func key(in lines: [ClaimLine]) -> FactKey? {
    guard let line, lines.indices.contains(line - 1), case .fact(let key, _) = lines[line - 1] else { return nil }
    return FactKey(stringValue: String(key))
  }

  private func text(naming key: FactKey?) -> String {
    (key.map { "\($0.stringValue): " } ?? "") + message + (help.map { "; " + $0 } ?? "")
  }
}
