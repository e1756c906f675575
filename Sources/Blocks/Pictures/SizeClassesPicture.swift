import Basics
import HTML
import Orientation
import OrientationCatalog
import Words

/// The windows that size classes tell apart, and the two classes of each, drawn as its dimensions.
struct SizeClassesPicture: Picture {
  static let specification = BlockSpecification(
    "size-classes", summary: "the windows that size classes tell apart", noun: "picture",
    .plain { _ in SizeClassesPicture() })

  /// A window, in portrait or landscape.
  struct Window: Equatable {
    let shape: ScreenShape
    let isLandscape: Bool

    var width: UserInterfaceSizeClass { shape.width(isLandscape: isLandscape) }
    var height: UserInterfaceSizeClass { shape.height(isLandscape: isLandscape) }
  }

  /// The windows, each shape in portrait and in landscape; a narrow window is the same in both.
  let windows: [Window] = ScreenShape.allCases.flatMap { shape in
    (shape == .narrowPadWindow ? [false] : [false, true]).map { Window(shape: shape, isLandscape: $0) }
  }

  var mentions: [EntryKey] {
    [.symbol("UIUserInterfaceSizeClass.compact"), .symbol("UIUserInterfaceSizeClass.regular")]
  }

  func alternative(_ words: PictureWords) -> String { windows.map { words.window($0) }.joined(separator: " ") }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    page.panels(windows, words[.sizeClassesLegend]) { window, page in
      page.canvas(136, 136, label: words.window(window)) { write(window, into: &$0) }
      page.tag(.p, text: words.name(of: window))
    }
    page.grounds(of: .sizeClasses, ReferenceWords(language: context.language), context)
  }
}

extension SizeClassesPicture {
  /// The window's sides on paper: devices are as large beside each other as they are on a table.
  private func sides(_ window: Window) -> (width: Int, height: Int) {
    let portrait =
      switch window.shape {
      case .phone: (width: 36, height: 72)
      case .largePhone: (width: 44, height: 92)
      case .pad: (width: 72, height: 96)
      case .narrowPadWindow: (width: 38, height: 86)
      }
    return window.isLandscape ? (portrait.height, portrait.width) : portrait
  }

  private func write(_ window: Window, into page: inout HTMLWriter) {
    let (width, height) = sides(window)
    let isNarrow = window.shape == .narrowPadWindow
    let pad = sides(Window(shape: .pad, isLandscape: false))
    let outer = isNarrow ? pad : (width: width, height: height)
    let (left, top) = (58 - outer.width / 2, 102 - outer.height)
    page.box(left, top, outer.width, outer.height, radius: 6, "device")
    if isNarrow {
      page.box(left + 4, top + 5, width, height, radius: 3, "screen window")
      writeDimensions(left + 4, width, top + 5, height, right: left + outer.width, window, into: &page)
    } else {
      page.box(left + 3, top + 3, width - 6, height - 6, radius: 3, "screen")
      writeDimensions(left, width, top, height, right: left + width, window, into: &page)
    }
  }

  private func writeDimensions(
    _ left: Int, _ width: Int, _ top: Int, _ height: Int, right: Int, _ window: Window, into page: inout HTMLWriter
  ) {
    page.stroke("M\(left) 108v8m0 -4h\(width)m0 -4v8", style(window.width))
    page.label(left + width / 2, 131, window.width.swiftName, textStyle(window.width))
    page.stroke("M\(right + 6) \(top)h8m-4 0v\(height)m-4 0h8", style(window.height))
    page.group("translate(\(right + 25) \(top + height / 2)) rotate(-90)") {
      $0.label(0, 0, window.height.swiftName, textStyle(window.height))
    }
  }

  private func style(_ size: UserInterfaceSizeClass) -> StaticString {
    size == .regular ? "dimension regular" : "dimension"
  }

  private func textStyle(_ size: UserInterfaceSizeClass) -> StaticString {
    size == .regular ? "note middle accent" : "note middle"
  }
}
