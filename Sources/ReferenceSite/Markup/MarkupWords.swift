import OrientationCatalog

/// The words that the renderer itself puts into a page's body.
struct MarkupWords {
  let language: Language

  /// The label of the permalink of a heading.
  func permalink(_ title: String) -> String {
    switch language {
    case .english: "Link to “\(title)”"
    case .simplifiedChinese: "“\(title)”的链接"
    }
  }

  /// The label of a table that has no caption.
  func table(_ number: Int) -> String {
    switch language {
    case .english: "Table \(number)"
    case .simplifiedChinese: "表 \(number)"
    }
  }

  /// The title of a page that stands where another one was.
  var movedTitle: String {
    switch language {
    case .english: "Page moved"
    case .simplifiedChinese: "页面已移动"
    }
  }

  /// What that page says before the link.
  var movedText: String {
    switch language {
    case .english: "What was here is now at "
    case .simplifiedChinese: "此页内容现位于"
    }
  }

  /// The title of the page that stands for missing ones.
  var notFoundTitle: String {
    switch language {
    case .english: "Page not found"
    case .simplifiedChinese: "找不到页面"
    }
  }

  /// What that page says.
  var notFoundText: String {
    switch language {
    case .english: "There is no page at this address. "
    case .simplifiedChinese: "此地址没有页面。"
    }
  }

  /// The link from that page to the first one.
  var notFoundLink: String {
    switch language {
    case .english: "Go to the start"
    case .simplifiedChinese: "前往首页"
    }
  }
}
