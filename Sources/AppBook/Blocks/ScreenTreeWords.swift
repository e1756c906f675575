import Orientation
import OrientationCatalog
import OrientationNotation
import Words

/// What the tree of screens says, in the language of the site.
struct ScreenTreeWords: LocalizedWords {
  let language: Language

  var app: AppWords { AppWords(language: language) }
  var filter: MatrixFilterWords { MatrixFilterWords(language: language) }

  func legend(isOpen: Bool, hidden: Int) -> String {
    let sentences = [
      pick(
        "Each picture is an orientation that the screen allows, with the home button where it then is; a dot is one that is not allowed.",
        "每个小图是页面允许的一个方向，圆点是那时 Home 键的位置；小点表示不允许。"),
      isOpen
        ? pick("A dashed one is allowed only in some cases, which the table has.", "虚线表示只在某些情况下允许，见表格。") : nil,
      pick("What is indented is shown by what is above it.", "缩进的页面由它上方的页面显示。"),
      hidden == 0 ? nil : more(hidden),
    ]
    return sentences.compactMap(\.self).joined(separator: space)
  }

  func more(_ count: Int) -> String {
    pick(
      count == 1 ? "One more screen is in the table." : "\(count) more screens are in the table.",
      "另有 \(count) 个页面，见表格。")
  }

  func unplaced(_ count: Int) -> String {
    pick(
      count == 1 ? "1 view controller without a known place" : "\(count) view controllers without a known place",
      "\(count) 个视图控制器位置未知")
  }

  func presented(_ form: PresentedForm) -> String {
    switch form {
    case .style(let style): app.shown(.presented, by: nil, style: style?.swiftName)
    case .alert: app.presentedAs("alert")
    }
  }

  func ending(_ outcome: Outcome) -> String { filter.outcome(outcome.kind, isState: true) }

  /// What a picture shows, for those who do not see it.
  func allowed(_ outcome: ScreenOutcome, on idiom: Idiom) -> String {
    app.idiom(idiom) + colon + allowed(outcome).joined(separator: semicolon)
  }

  /// What a screen comes to, in a line.
  func line(_ outcome: ScreenOutcome) -> String {
    (allowed(outcome) + outcome.endings.map { ending($0.outcome) } + (outcome.isUnknown ? [filter[.unknown]] : []))
      .joined(separator: semicolon)
  }

  private func allowed(_ outcome: ScreenOutcome) -> [String] {
    let reference = ReferenceWords(language: language)
    return [
      outcome.allowed.isEmpty ? nil : reference.orientations(outcome.allowed),
      outcome.maybe.isEmpty
        ? nil : pick("in some cases ", "某些情况下 ") + reference.orientations(outcome.maybe),
    ].compactMap(\.self)
  }
}
