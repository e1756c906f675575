import Basics
import Diagnostics
import HTML
import Orientation

/// The page that stands in for every other while the book has problems.
package enum ProblemPage {
  package static let stylePath = ".orientation-docs/problems.css"

  /// - Parameter title: how many problems there are, in words.
  package static func bytes(_ problems: [SafeText], title: SafeText, in language: Language) -> [UInt8] {
    var page = HTMLWriter()
    page.prologue("<!DOCTYPE html>")
    page.tag(.html, [.lang(language.rawValue)]) { page in
      page.tag(.head) { page in
        page.void(.meta, [.fixed("charset", "utf-8")])
        page.void(.meta, [.fixed("http-equiv", "Content-Security-Policy"), Attribute("content", PagePolicy.plain)])
        page.void(.meta, [.fixed("name", "viewport"), .fixed("content", "width=device-width")])
        page.tag(.title, text: title.said(in: language))
        page.void(.link, [.fixed("rel", "stylesheet"), .href("/" + stylePath)])
      }
      page.tag(.body) { page in
        page.tag(.h1, text: title.said(in: language))
        page.tag(.p, text: language.says("This page reloads when they are fixed."))
        for problem in problems { page.tag(.pre, text: problem.said(in: language)) }
      }
    }
    return page.finish()
  }
}

extension ProblemPage {
  /// What it looks like, without the theme: the site may have none at the moment.
  package static let style = """
    :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
    body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; border-left: .25rem solid #c33; padding: .5rem 1rem }

    """
}
