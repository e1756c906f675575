import AppFacts
import Testing

@testable import XcodeProject

/// Which types of a checkout are kept.
struct TypeSelectionTests {
  @Test func ancestorsAndDescendantsOfAnImplementationAreKept() {
    let selection = selection(["Base: UIViewController", "Player: Base, Rotating", "Inner: Player", "Other: UIView"])
    #expect(names(selection, implementing: ["Player"]) == ["Base", "Inner", "Player"])
    #expect(names(selection, implementing: ["Base"]) == ["Base", "Inner", "Player"])
    #expect(names(selection, implementing: ["Rotating"]) == ["Inner", "Player"])
    #expect(names(selection, implementing: []) == [])
  }

  @Test func anExtensionOfATypeOfUIKitReachesItsSubclasses() {
    #expect(names(selection(["Nav: UINavigationController"]), implementing: ["UINavigationController"]) == ["Nav"])
  }

  @Test func extensionsAddWhatATypeInherits() {
    let selection = selection(
      ["Player: UIViewController", "Rotating"], extensions: ["Player: Rotating, UIViewController", "UIView: Rotating"])
    let types = selection.types(implementing: ["Rotating"])
    #expect(
      types.map { "\($0.name): \($0.inherited.joined(separator: ", "))" } == [
        "Player: UIViewController, Rotating", "Rotating: ",
      ])
  }

  @Test func whatAnExtensionOfAKitClassConformsToItsSubclassesDo() {
    let selection = selection(
      ["Player: UITableViewController", "Inner: Player", "Cell: UITableViewCell"],
      extensions: ["UIViewController: Rotating", "UITableViewController: Listing"])
    let types = selection.types(implementing: ["Player", "Cell"])
    #expect(
      types.map { "\($0.name): \($0.inherited.joined(separator: ", "))" } == [
        "Player: UITableViewController, Listing, Rotating", "Inner: Player", "Cell: UITableViewCell",
      ])
  }

  @Test func aNameMeansTheTypeThatIsNearest() {
    let selection = selection(["Base", "Screen", "Screen.Base", "Screen.Player: Base", "Other.Player: Base"])
    #expect(names(selection, implementing: ["Base"]) == ["Base", "Other.Player"])
    #expect(names(selection, implementing: ["Screen.Base"]) == ["Screen.Base", "Screen.Player"])
  }

  @Test func typesInACircleComeToAnEnd() {
    #expect(names(selection(["A: B", "B: A", "C: C"]), implementing: ["A", "C"]) == ["A", "B", "C"])
  }

  private func names(_ selection: TypeSelection, implementing names: Set<String>) -> [String] {
    selection.types(implementing: names).map(\.name).sorted()
  }

  private func selection(_ types: [String], extensions: [String] = []) -> TypeSelection {
    TypeSelection(
      types: types.map(Self.parts).map {
        SourceType(
          name: $0.name, kind: .classType, language: .swift, inherited: $0.inherited,
          place: FilePlace(path: "a.swift", line: 1))
      },
      extensions: extensions.map(Self.parts).map {
        SourceExtension(
          name: $0.name, language: .swift, inherited: $0.inherited, place: FilePlace(path: "b.swift", line: 1))
      })
  }

  private static func parts(_ text: String) -> (name: String, inherited: [String]) {
    let sides = text.split(separator: ":")
    return (
      String(sides[0]), sides.count > 1 ? sides[1].split(separator: ",").map { $0.trimmed } : []
    )
  }
}
