import Markdown
import Testing

@testable import ReferenceSite

@Suite struct SymbolLabelsTests {
  private func names(_ text: String) -> [String] {
    let labels = SymbolLabels(in: Array(text.utf8))
    let document = Document(Array(text.utf8), definitions: labels.definitions)
    var names: [String] = []
    for case .enter(let node) in Walk(document.node) where node.kind == .link {
      names.append(labels.name(of: node) ?? "-")
    }
    return names
  }

  @Test func everyFormOfAReferenceLinkIsASymbolLink() {
    #expect(names("[`A.b`], [`A.b`][], [the *b*][`A.b`] and [`C`][`A.b`]") == ["A.b", "A.b", "A.b", "A.b"])
  }

  @Test func namesMayHaveColonsParenthesesAndUnderscores() {
    let name = "UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)"
    #expect(names("- **[`\(name)`]**") == [name])
  }

  @Test func namesThatDifferInCaseAreToldApart() {
    #expect(names("[`Uiview`] [`UIView`] [`uiview`]") == ["Uiview", "UIView", "uiview"])
  }

  @Test func otherLinksAreNoSymbolLinks() {
    #expect(names("[`A`](b.md) [c](d) [`E`]: f") == ["-", "-", "E"])
    #expect(names("[`A`]\n\n[`A`]: own.md") == ["-"])
    #expect(names("[x](symbol-link:0) [y](symbol-link:-1)") == ["-", "-"])
  }

  @Test func codeIsNoSymbolLink() {
    #expect(names("`` [`A`] `` \\[`B`] \n\n    [`C`]\n\n```\n[`D`]") == [])
  }

  @Test(arguments: ["[`", "[`]", "[``]", "[`a", "[`a`", "[`a\nb`]", "[`a[b`]", "[`a\\`]", "[`a]`]"])
  func whatLooksLikeALabelAndIsNoneIsLeftAlone(text: String) {
    #expect(SymbolLabels(in: Array(text.utf8)).names == [])
  }
}
