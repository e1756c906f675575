import HTML

/// The page that stands in for every other while the book has problems.
package enum ProblemPage {
  package static let stylePath = ".orientation-docs/problems.css"

  /// - Parameter title: how many problems there are, in words.
  package static func bytes(_ problems: [String], title: String) -> [UInt8] {
    var page = HTMLWriter()
    page.prologue("<!DOCTYPE html>")
    page.tag(.html, [.lang("en")]) { page in
      page.tag(.head) { page in
        page.void(.meta, [.fixed("charset", "utf-8")])
        page.void(.meta, [.fixed("http-equiv", "Content-Security-Policy"), Attribute("content", PagePolicy.plain)])
        page.void(.meta, [.fixed("name", "viewport"), .fixed("content", "width=device-width")])
        page.tag(.title, text: title)
        page.void(.link, [.fixed("rel", "stylesheet"), .href("/" + stylePath)])
      }
      page.tag(.body) { page in
        page.tag(.h1, text: title)
        page.tag(.p, text: "This page reloads when they are fixed.")
        for problem in problems { page.tag(.pre, text: problem) }
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
