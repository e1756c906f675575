/// An element of HTML, of the drawings in it, or of the lists that machines read. It says what a part of a page is by itself.
package enum HTMLElement: String, Sendable {
  case a, abbr, article, b, blockquote, body, br, button, caption, code, dd, del, details, div, dl, dt, em, fieldset
  case figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, head, header, hr, html, i, img, input, kbd, label
  case legend, li, link, main, meta, nav, ol, optgroup, option, output, p, pre, script, section, select, small, span
  case strong, summary, table, tbody, td, template, textarea, th, thead, title, tr, ul, wbr
  case circle, g, path, rect, svg, text, use
  case author, content, entry, feed, id, loc, name, updated, url, urlset

  /// How large a heading is, from 1; nil for what is none.
  package var headingLevel: Int? {
    switch self {
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    default: nil
    }
  }
}
