import Testing

@testable import Basics
@testable import ReferenceSite

@Suite(
  .enabled(if: CompilerTool.swiftc.isExpected, "there is no swiftc in PATH to check fences with"),
  .enabled(if: StubbedSDK.isPossible, "fences are checked with the standard library of Linux"))
struct SwiftFenceTests {
  @Test func everySwiftFenceOfTheBookTypeChecks() async throws {
    let fences = CodeFence.all(of: "swift", in: try ProjectFolder.content())
    #expect(!fences.isEmpty)
    for complaint in try await SwiftFences.complaints(about: fences) { Issue.record("\(complaint)") }
  }

  @Test func aFenceIsAFileThatNeedsNoImportOfUIKitAndMayUseWhatIsDeprecated() async throws {
    let code = """
      final class PageViewController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeRight] }
        override var shouldAutorotate: Bool { super.shouldAutorotate }

        override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default.addObserver(
            self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
        }

        @objc private func turned() {
          if #available(iOS 16.0, *) {
            setNeedsUpdateOfSupportedInterfaceOrientations()
            view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { error in
              print(error.localizedDescription)
            }
          } else {
            UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
            UIViewController.attemptRotationToDeviceOrientation()
          }
        }
      }
      """
    let complaints = try await complaints(about: code)
    #expect(complaints == [])
  }

  @Test func aFenceMayImportOtherFrameworks() async throws {
    let code = """
      import AVKit
      import SwiftUI

      struct PlayerView: UIViewControllerRepresentable {
        let player: AVPlayer

        func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }

        func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
          controller.player = player
        }
      }

      struct PlayerScreen: View {
        @Environment(\\.verticalSizeClass) private var height
        @State private var player = AVPlayer()

        var body: some View {
          VStack {
            PlayerView(player: player)
            if #available(iOS 14.0, *) { VideoPlayer(player: player) }
            if height == .regular { Text("Portrait") }
          }
        }
      }
      """
    let complaints = try await complaints(about: code)
    #expect(complaints == [])
  }

  @Test(
    arguments: [
      // A label that is not there, a member that is misspelt.
      ("page.dismiss(animate: true)", "incorrect argument label"),
      ("page.view.setNeedsLayuot()", "no member 'setNeedsLayuot'"),
      ("page.rotate()", "no member 'rotate'"),
      // What is newer than iOS 13, without a check.
      ("page.setNeedsUpdateOfSupportedInterfaceOrientations()", "only available in iOS 16.0 or newer"),
      // The three types of orientation are mixed up nowhere.
      ("let shown: UIInterfaceOrientation = UIDevice.current.orientation; print(shown)", "cannot convert"),
      ("let mask: UIInterfaceOrientationMask = UIInterfaceOrientation.portrait; print(mask)", "cannot convert"),
      ("print(page.view.window.windowScene)", "must be unwrapped"),
      ("DispatchQueue.global().async { page.view.setNeedsLayout() }", "main actor-isolated"),
      // Warnings that are no deprecations.
      ("let unused = page.view", "never used"),
      ("let selector = #selector(UIViewController.viewDidTurn); print(selector)", "no member 'viewDidTurn'"),
    ])
  func aFenceThatDoesNotTypeCheckIsReportedWithItsPageAndLine(statement: String, reason: String) async throws {
    let complaints = try await complaints(about: "@MainActor func show(_ page: UIViewController) {\n  \(statement)\n}")
    #expect(complaints.first?.hasPrefix("content/page.md:5: ") == true, "\(complaints)")
    #expect(complaints.contains { $0.contains(reason) }, "\(complaints)")
  }

  @Test(
    arguments: [
      ("func turn() {}\n\nturn()", "content/page.md:6: ", "top level"),
      ("override var shouldAutorotate: Bool { true }", "content/page.md:4: ", "'override'"),
      ("class Page {\n  func turn() {}", "content/page.md:5: ", "expected '}'"),
      ("func turn(view: UIView) { view.transform = .identity }", "content/page.md:4: ", "main actor-isolated"),
    ])
  func statementsAndMembersAndHalvesAreNoFile(code: String, place: String, reason: String) async throws {
    let complaints = try await complaints(about: code)
    #expect(complaints.first?.hasPrefix(place) == true, "\(complaints)")
    #expect(complaints.contains { $0.contains(reason) }, "\(complaints)")
  }

  @Test func aFenceSeesTheEarlierOnesOfItsPageAndNotTheLaterOnes() async throws {
    let book = FileTree.pages([
      "a.md": "```swift\nstruct First {}\n```\n\n```swift\nlet one = First()\nlet two = Second()\n```\n\n"
        + "```swift\nstruct Second {}\nlet three: Int = First()\n```\n",
      "b.md": "```swift\nlet four = First()\n```\n",
    ])
    let complaints = try await SwiftFences.complaints(about: CodeFence.all(of: "swift", in: book))
    let wrong = [
      "content/a.md:7: cannot find 'Second'", "content/a.md:12: cannot convert", "content/b.md:2: cannot find",
    ]
    #expect(complaints.count == wrong.count, "\(complaints)")
    #expect(zip(complaints, wrong).allSatisfy { $0.hasPrefix($1) }, "\(complaints)")
  }

  @Test func ofSeveralFencesThatDeclareANameTheLastOneCounts() async throws {
    let book = FileTree.pages([
      "a.md": """
      ```swift
      final class Page { func one() {} }
      ```

      ```swift
      @MainActor
      public final class Page { func two() {} }
      ```

      ```swift
      @MainActor func use() { Page().two() }
      ```

      ```swift
      @MainActor func use(_ page: Page) { page.one() }
      ```

      """
    ])
    let complaints = try await SwiftFences.complaints(about: CodeFence.all(of: "swift", in: book))
    #expect(complaints.count == 1)
    #expect(complaints.first?.hasPrefix("content/a.md:15: ") == true, "\(complaints)")
  }

  @Test func aFenceUsesTheCodeOfThePagesThatItNames() async throws {
    let book = FileTree.pages([
      "guides/a.md": "```swift using: ../rules/b.md\nlet page = Page()\n```\n",
      "rules/b.md": "```swift\nstruct Page {}\n```\n",
    ])
    let complaints = try await SwiftFences.complaints(about: CodeFence.all(of: "swift", in: book))
    #expect(complaints == [])
  }

  @Test func aFenceThatNamesItsOwnPageUsesItsLaterFences() async throws {
    let book = FileTree.pages([
      "guides/a.md": "```swift using: a.md\nlet page = Page()\n```\n\n```swift\nstruct Page {}\n```\n"
    ])
    let complaints = try await SwiftFences.complaints(about: CodeFence.all(of: "swift", in: book))
    #expect(complaints == [])
  }

  @Test func aPageThatIsNotThereCannotBeUsed() async throws {
    let book = FileTree.pages(["guides/a.md": "Text\n\n```swift using: c.md\nlet one = 1\n```\n"])
    let complaints = try await SwiftFences.complaints(about: CodeFence.all(of: "swift", in: book))
    #expect(complaints == ["content/guides/a.md:3: no page guides/c.md with Swift to use"])
  }

  @Test func everyWrongFenceIsReportedAndNoOther() async throws {
    let book = FileTree.pages([
      "a.md":
        "```swift\nlet one: Int = \"\"\n```\n\n```swift\nlet two = one\n```\n\n```swift\nlet three: Int = \"\"\n```\n",
      "b/c.md": "```swift\nlet three: Int = \"\"\n```\n",
    ])
    let complaints = try await SwiftFences.complaints(about: CodeFence.all(of: "swift", in: book))
    #expect(complaints.map { $0.prefix { $0 != " " } } == ["content/a.md:2:", "content/a.md:10:", "content/b/c.md:2:"])
  }
}

extension SwiftFenceTests {
  private func complaints(about code: String) async throws -> [String] {
    try await SwiftFences.complaints(about: CodeFence.all(of: "swift", in: .page("swift", code)))
  }
}
