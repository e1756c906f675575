import HTML
import Orientation
import OrientationCatalog
import Testing

@testable import ReferenceSite
@testable import Words

/// Names in the spellings of both languages of the platform.
struct SymbolNameTests {
  @Test func `every symbol of the catalog is known by its name in Swift`() {
    for symbol in Catalog.symbols {
      #expect(SymbolName(of: symbol.swift).objectiveC == symbol.objectiveC)
    }
    #expect(SymbolName(of: "UIInterfaceOrientation.landscapeLeft").objectiveC == "UIInterfaceOrientationLandscapeLeft")
    #expect(SymbolName(of: "UIView.AutoresizingMask").objectiveC == "UIViewAutoresizing")
    #expect(SymbolName(of: "UIInterfaceOrientation").isCommon)
    #expect(SymbolName(of: "nobody.knows").isCommon)
  }

  @Test func `a member is known without its type and its arguments`() {
    #expect(
      SymbolName.selector(of: "requestGeometryUpdate(_:errorHandler:)")
        == "requestGeometryUpdateWithPreferences:errorHandler:")
    #expect(SymbolName.selector(of: "viewWillTransition") == "viewWillTransitionToSize:withTransitionCoordinator:")
    #expect(SymbolName.selector(of: "shouldAutorotate") == nil)
    // The delegates of three classes have methods that begin with it.
    #expect(SymbolName.selector(of: "windowScene") == nil)
  }

  @Test func `a name that both languages share is written once`() {
    #expect(code(SymbolName(swift: "isFlat", objectiveC: nil)) == "<code>isFlat</code>")
    #expect(
      code(SymbolName(swift: "all", objectiveC: "UIInterfaceOrientationMaskAll"))
        == "<code class=\"swift\">all</code>"
        + "<code class=\"objc\">UIInterface<wbr />Orientation<wbr />Mask<wbr />All</code>")
  }

  @Test func `of a text only what differs is written twice`() {
    #expect(
      text(SymbolName(swift: "P L, portrait (1)", objectiveC: "P L, Portrait (1)"))
        == "P L, <span class=\"swift\">portrait</span><span class=\"objc\">Portrait</span> (1)")
    #expect(
      text(SymbolName(swift: "U all，R", objectiveC: "U UIAll，R"))
        == "U <span class=\"swift\">all</span><span class=\"objc\">UIAll</span>，R")
    #expect(
      text(SymbolName(swift: "a(_:b:)", objectiveC: "aWithB"))
        == "<span class=\"swift\">a(_:b:)</span><span class=\"objc\">aWith<wbr />B</span>")
  }

  @Test func `a symbol link has both spellings, one with a text of its own has not`() {
    let name = "UIInterfaceOrientationMask.landscape"
    let site = SampleSite.index([
      (
        "a.md",
        "# UIView.AutoresizingMask\n\n[`\(name)`] and [it][`\(name)`] and `\(name)`\n\n## requestGeometryUpdate\n",
        [.symbol(name)]
      )
    ])
    let (html, problems) = SampleSite.body(of: 0, in: site)
    #expect(problems == [])
    // A phone's line has no room for the long ones.
    #expect(html.contains("<code>UIInterface<wbr />Orientation<wbr />Mask.<wbr />landscape</code>"))
    #expect(
      html.replacing("<wbr />", with: "") == """
        <h1 id="uiviewautoresizingmask"><span class="swift">UIView.AutoresizingMask</span>\
        <span class="objc">UIViewAutoresizing</span></h1>
        <p><a class="symbol" href="#\(name)"><code class="swift">\(name)</code>\
        <code class="objc">UIInterfaceOrientationMaskLandscape</code></a> and \
        <a class="symbol" href="#\(name)">it</a> and <code>\(name)</code></p>
        <h2 id="requestgeometryupdate"><span class="swift">requestGeometryUpdate</span>\
        <span class="objc">requestGeometryUpdateWithPreferences:errorHandler:</span> \
        <a class="permalink" href="#requestgeometryupdate" aria-label="Link to “requestGeometryUpdate”">#</a></h2>

        """)
  }

  @Test func `what heads a matrix is a name of each language`() {
    let words = ReferenceWords(language: .english)
    #expect(words.axisName(.device(.faceUp)).objectiveC == "UIDeviceOrientationFaceUp")
    #expect(words.axisName(.style(.fullScreen)).objectiveC == "UIModalPresentationFullScreen")
    #expect(words.axisName(.answer(.mask(.landscape))).objectiveC == "UIInterfaceOrientationMaskLandscape")
    #expect(words.axisName(.situation([.portrait], current: .landscapeLeft)).objectiveC == "P, LandscapeLeft")
    #expect(words.axisName(.shouldAutorotate(true)).objectiveC == "YES")
    #expect(words.axisName(.call(.rotationAttempted)).objectiveC == "attemptRotationToDeviceOrientation")
    #expect(words.axisName(.mask(.all)).isCommon)
  }

  @Test func aNameMayBreakBeforeItsHumpsAndAShortWordStaysWhole() {
    #expect("UIDeviceOrientation.x".breakablePieces == ["UIDevice", "Orientation.", "x"])
    #expect("iPhone, iOS 15+".breakablePieces == ["iPhone, iOS 15+"])
  }
}

extension SymbolNameTests {
  private func code(_ name: SymbolName) -> String {
    var page = HTMLWriter()
    page.code(name)
    return String(decoding: page.finish(), as: UTF8.self)
  }

  private func text(_ name: SymbolName) -> String {
    var page = HTMLWriter()
    page.breakable(name)
    return String(decoding: page.finish(), as: UTF8.self)
  }
}
