import Orientation
import OrientationCatalog

/// The words around a page's text: what buttons, landmarks and lists are called.
package struct LayoutWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  /// The link that leads past everything to the text.
  package var skipToText: String { pick("Skip to content", "跳到正文") }

  /// The name of the navigation on the left, and of the button that opens it on a phone.
  package var navigation: String { pick("Navigation", "导航") }

  /// The name of the chapters above the page.
  package var breadcrumb: String { pick("Breadcrumb", "当前位置") }

  /// The name of the choice of versions, and its two answers.
  package var versions: String { pick("Versions", "版本") }
  package var allVersions: String { pick("All versions", "所有版本") }
  package var recentVersions: String { pick("iOS 16 and later", "iOS 16 及以上") }

  /// What the language calls itself.
  package var ownName: String { pick("English", "中文") }

  /// What stands above a page whose text is not in the language around it.
  package func untranslated(isPart: Bool) -> String {
    isPart
      ? pick("Part of this page has not been translated yet.", "本页有一部分尚未翻译，这些段落是英文。")
      : pick("This page has not been translated yet.", "本页尚未翻译，正文是英文。")
  }

  /// The first page of the site, as the breadcrumb names it.
  package var home: String { pick("Home", "首页") }

  /// The link to all pages of a list in the navigation that shows some of them.
  package var allPages: String { pick("All pages", "全部页面") }

  /// The heading of the page's contents.
  package var onThisPage: String { pick("On this page", "本页内容") }

  /// The name of the two links at the end of a page.
  package var previousAndNext: String { pick("Previous and next page", "上一页与下一页") }

  package var previous: String { pick("Previous", "上一页") }

  package var next: String { pick("Next", "下一页") }

  /// The link to the form for what is not as the page says.
  package var isThisWrong: String { pick("Is this wrong?", "内容有误？") }

  package var editThisPage: String { pick("Edit this page", "编辑此页") }

  /// The button that opens the search.
  package var search: String { pick("Search", "搜索") }

  /// What the theme's button says in front of the theme that is chosen.
  package var theme: String { pick("Theme:", "主题：") }

  /// The theme of the system.
  package var systemTheme: String { pick("System", "跟随系统") }

  package var lightTheme: String { pick("Light", "浅色") }

  package var darkTheme: String { pick("Dark", "深色") }

  /// The button that is pressed while names are those of Objective-C.
  package var objectiveCNames: String { pick("Objective-C names:", "Objective-C 名称：") }

  /// The button on a block of code.
  package var copy: String { pick("Copy", "拷贝") }

  /// What the copy button says once it has copied.
  package var copied: String { pick("Copied", "已拷贝") }

  /// What stands above the places that have moved away.
  package var moved: String { pick("This section has moved", "这部分内容已移至") }

  /// What stands in front of the date on which the book was last reviewed.
  package var lastReviewed: String { pick("Last reviewed:", "最近审阅：") }

  /// A date as it is read.
  package func date(_ date: CalendarDate) -> String {
    pick(
      "\(date.day) \(Self.months[date.month - 1]) \(date.year)", "\(date.year) 年 \(date.month) 月 \(date.day) 日")
  }

  /// The link to the licence of the book, where it has no title.
  package var license: String { pick("License", "许可证") }

  /// Up to which iOS version the page was compared with the system.
  package func factsEstablished(upTo version: String) -> String {
    pick("Covers iOS 5 to iOS \(version)", "涵盖 iOS 5 至 iOS \(version)")
  }
}

extension LayoutWords {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
