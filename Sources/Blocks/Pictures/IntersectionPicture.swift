import Basics
import HTML
import Orientation
import OrientationCatalog

/// Every app mask against every controller mask, and what is left of the two, at a glance: the cells of the matrix `masks`.
///
/// A mask is up to four dots, each on the side of its orientation: portrait above, upside down below.
struct IntersectionPicture: Picture {
  static let specification = BlockSpecification(
    "intersection", summary: "every app mask against every controller mask, and what is left", noun: "picture",
    .plain { _ in IntersectionPicture() })

  let matrix = ComputedMatrices.matrix(.masks)

  var mentions: [EntryKey] { [.matrix(MatrixKind.masks.rawValue)] }

  /// How many cells have this kind of outcome; what is left of both masks counts as a turn.
  func count(_ kind: Outcome.Kind) -> Int { matrix.cells.joined().count { $0.value.outcomeKind == kind } }

  func alternative(_ words: PictureWords) -> String { words.intersection(self) }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    page.drawing(words.intersectionLegend, name: words[.intersectionTitle]) { page in
      page.canvas(
        side(matrix.columns.count), side(matrix.rows.count) + Self.head, "sketch large", label: alternative(words)
      ) { write(words, into: &$0) }
    }
  }
}

extension IntersectionPicture {
  /// The side of a cell, and the height of the line above the table.
  private static let cell = 18
  private static let head = 16

  /// How far a table reaches that has so many cells behind its head.
  private func side(_ cells: Int) -> Int { (cells + 1) * Self.cell }

  private func write(_ words: PictureWords, into page: inout HTMLWriter) {
    let (right, bottom) = (side(matrix.columns.count), side(matrix.rows.count) + Self.head)
    let (left, top) = (Self.cell, Self.head + Self.cell)
    page.label(0, 11, words[.applicationMask] + " ↓", "head")
    page.label(right, 11, words[.controllersMask] + " →", "head end")
    for (row, cells) in matrix.cells.enumerated() {
      for (column, cell) in cells.enumerated() where cell.value.allowedMask == nil {
        write(cell.value.outcomeKind, left + column * Self.cell, top + row * Self.cell, into: &page)
      }
    }
    let lines =
      (1..<matrix.columns.count).map { "M\(left + $0 * Self.cell) \(Self.head)V\(bottom)" }
      + (1..<matrix.rows.count).map { "M0 \(top + $0 * Self.cell)H\(right)" }
    page.stroke(lines.joined(), "ground")
    page.stroke("M\(left) \(Self.head)V\(bottom)M0 \(top)H\(right)", "rail strong")
    let rows = matrix.rows.enumerated().map { dots($1.mask, 0, top + $0 * Self.cell) }
    let columns = matrix.columns.enumerated().map { dots($1.mask, left + $0 * Self.cell, Self.head) }
    page.stroke((rows + columns).joined(), "dots other")
    let cells = matrix.cells.enumerated().flatMap { row, cells in
      cells.enumerated().map { dots($1.value.allowedMask, left + $0 * Self.cell, top + row * Self.cell) }
    }
    page.stroke(cells.joined(), "dots")
  }

  /// A cell without a mask: its colour and its sign.
  private func write(_ kind: Outcome.Kind, _ x: Int, _ y: Int, into page: inout HTMLWriter) {
    let mark = OutcomeMark(kind: kind)
    page.tag(.g, [mark.cellClass]) { page in
      page.box(x, y, Self.cell, Self.cell, "filled")
      page.label(x + Self.cell / 2, y + 13, mark.sign, "ink middle")
    }
  }

  /// The data of a path that is a dot for each orientation of a mask.
  private func dots(_ mask: InterfaceOrientationMask?, _ x: Int, _ y: Int) -> String {
    (mask?.orientations ?? []).map { orientation in
      let (across, down) = orientation.place
      return "M\(x + Self.cell / 2 + 4 * across) \(y + Self.cell / 2 + 4 * down)h0"
    }.joined()
  }
}

extension InterfaceOrientation {
  /// On which side of a cell the dot of the orientation stands: steps to the right and downwards.
  fileprivate var place: (across: Int, down: Int) {
    switch self {
    case .portrait: (0, -1)
    case .portraitUpsideDown: (0, 1)
    case .landscapeLeft: (-1, 0)
    case .landscapeRight: (1, 0)
    case .unknown: (0, 0)
    }
  }
}

extension AxisValue {
  fileprivate var mask: InterfaceOrientationMask? { if case .mask(let mask) = self { mask } else { nil } }
}

extension DecisionMatrix.Value {
  /// What is left of both masks, if anything is.
  fileprivate var allowedMask: InterfaceOrientationMask? { if case .allowed(let mask) = self { mask } else { nil } }
}

extension PictureWords {
  var intersectionLegend: String {
    let mark = { (kind: Outcome.Kind) in OutcomeMark(kind: kind).sign }
    return pick(
      "A dot is an orientation: above portrait, below upside down, left landscapeLeft, right landscapeRight. "
        + "\(mark(.unchanged)) nothing is left, and the interface stays. \(mark(.exception)) exception.",
      "每个点是一个方向：上为 portrait，下为 portraitUpsideDown，左为 landscapeLeft，右为 landscapeRight。"
        + "\(mark(.unchanged)) 没有共同方向，界面保持不变；\(mark(.exception)) 抛出异常。")
  }

  func intersection(_ picture: IntersectionPicture) -> String {
    let (left, stays, throwing) = (picture.count(.turned), picture.count(.unchanged), picture.count(.exception))
    return pick(
      "\(self[.intersectionTitle]) Of \(left + stays + throwing) pairs, \(left) have orientations in common, \(stays) have none, "
        + "and the interface stays, and \(throwing) raise an exception, each with an empty mask.",
      "\(self[.intersectionTitle])共 \(left + stays + throwing) 对：\(left) 对有共同方向；\(stays) 对没有，界面保持不变；"
        + "\(throwing) 对因空掩码抛出异常。")
  }
}
