import OrientationCatalog

/// The words around a page's text: what buttons, landmarks and lists are called.
package struct LayoutWords: Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  /// The link that leads past everything to the text.
  package var skipToText: String {
    switch language {
    case .english: "Skip to content"
    case .simplifiedChinese: "跳到正文"
    }
  }

  /// The name of the navigation on the left, and of the button that opens it on a phone.
  package var navigation: String {
    switch language {
    case .english: "Navigation"
    case .simplifiedChinese: "导航"
    }
  }

  /// The name of the chapters above the page.
  package var breadcrumb: String {
    switch language {
    case .english: "Breadcrumb"
    case .simplifiedChinese: "当前位置"
    }
  }

  /// The heading of the page's contents.
  package var onThisPage: String {
    switch language {
    case .english: "On this page"
    case .simplifiedChinese: "本页内容"
    }
  }

  /// The name of the two links at the end of a page.
  package var previousAndNext: String {
    switch language {
    case .english: "Previous and next page"
    case .simplifiedChinese: "上一页与下一页"
    }
  }

  package var previous: String {
    switch language {
    case .english: "Previous"
    case .simplifiedChinese: "上一页"
    }
  }

  package var next: String {
    switch language {
    case .english: "Next"
    case .simplifiedChinese: "下一页"
    }
  }

  package var editThisPage: String {
    switch language {
    case .english: "Edit this page"
    case .simplifiedChinese: "编辑此页"
    }
  }

  /// The button that opens the search.
  package var search: String {
    switch language {
    case .english: "Search"
    case .simplifiedChinese: "搜索"
    }
  }

  /// The button that is pressed while the page is dark.
  package var darkTheme: String {
    switch language {
    case .english: "Dark theme"
    case .simplifiedChinese: "深色主题"
    }
  }

  /// The button that is pressed while names are those of Objective-C.
  package var objectiveCNames: String {
    switch language {
    case .english: "Objective-C names"
    case .simplifiedChinese: "使用 Objective-C 名称"
    }
  }

  /// The button on a block of code.
  package var copy: String {
    switch language {
    case .english: "Copy"
    case .simplifiedChinese: "拷贝"
    }
  }

  /// What the copy button says once it has copied.
  package var copied: String {
    switch language {
    case .english: "Copied"
    case .simplifiedChinese: "已拷贝"
    }
  }

  /// What stands above the places that have moved away.
  package var moved: String {
    switch language {
    case .english: "This section has moved"
    case .simplifiedChinese: "此处内容已移至"
    }
  }

  /// Up to which iOS version the page was compared with the system.
  package func factsEstablished(upTo version: String) -> String {
    switch language {
    case .english: "Covers iOS 5 to iOS \(version)"
    case .simplifiedChinese: "内容已核实至 iOS \(version)"
    }
  }
}
