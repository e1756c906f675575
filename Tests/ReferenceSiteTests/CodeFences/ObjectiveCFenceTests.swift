import Orientation
import OrientationCatalog
import Testing

@testable import Basics
@testable import ReferenceSite

@Suite(.enabled(if: CompilerTool.clang.isExpected, "there is no clang in PATH to compile fences with"))
struct ObjectiveCFenceTests {
  @Test func everyObjectiveCFenceOfTheBookCompiles() throws {
    let fences = CodeFence.all(of: "objc", in: try ProjectFolder.content())
    for complaint in try ObjectiveCFences.complaints(about: fences) { Issue.record("\(complaint)") }
  }

  @Test func aFenceIsAFileThatNeedsNoImportAndMayHaveOne() throws {
    let code = """
      #import <UIKit/UIKit.h>

      @interface Page : UIViewController
      @property (nonatomic) UIInterfaceOrientationMask allowed;
      @end

      @implementation Page

      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        return self.allowed;
      }

      - (BOOL)shouldAutorotate {
        return [super shouldAutorotate];
      }

      - (void)turn:(UIInterfaceOrientation)orientation API_AVAILABLE(ios(16.0)) {
        self.allowed = (UIInterfaceOrientationMask)(1 << orientation);
        [self setNeedsUpdateOfSupportedInterfaceOrientations];
      }

      @end
      """
    let complaints = try complaints(about: code)
    #expect(complaints == [])
  }

  @Test(
    arguments: [
      ("[page rotate];", "'rotate'"),
      ("page.view = @\"view\";", "incompatible pointer types"),
      ("SEL selector = @selector(setOrientation:); (void)selector;", "undeclared selector"),
      ("turn(page);", "'turn'"),
      ("[page setNeedsUpdateOfSupportedInterfaceOrientations];", "only available on iOS 16.0"),
      ("[page presentViewController:nil animated:YES completion:nil];", "non-null"),
      // The three types of orientation are mixed up nowhere.
      ("UIInterfaceOrientationMask mask = UIDevice.currentDevice.orientation; (void)mask;", "enumeration type"),
      ("if (page.interfaceOrientation == UIInterfaceOrientationMaskPortrait) { return; }", "enumeration types"),
    ])
  func aFenceThatDoesNotCompileIsReportedWithItsPageAndLine(statement: String, reason: String) throws {
    let complaints = try complaints(about: "void show(UIViewController *page) {\n  \(statement)\n}")
    #expect(complaints.count == 1)
    #expect(complaints.first?.hasPrefix("content/page.md:5: ") == true)
    #expect(complaints.first?.contains(reason) == true, "\(complaints)")
  }

  @Test func everyWrongFenceIsReportedAndNoOther() throws {
    let book = FileTree.pages([
      "a.md": "```objc\nint one = @1;\n```\n\n```objc\nint two = 2;\n```\n\n```objc\n@implementation\n```\n",
      "b/c.md": "```objc\nint two = @2;\n```\n",
    ])
    let complaints = try ObjectiveCFences.complaints(about: CodeFence.all(of: "objc", in: book))
    let places = Set(complaints.map { String($0.prefix { $0 != " " }) })
    #expect(places == ["content/a.md:2:", "content/a.md:10:", "content/b/c.md:2:"])
  }

  @Test func theDeclarationsGiveEveryEnumerationTheRawValuesOfTheCatalog() throws {
    let assertions = Catalog.enumerations.flatMap { enumeration in
      enumeration.cases.map {
        "_Static_assert((\(enumeration.objectiveC))\($0.objectiveC) == \($0.rawValue), \"\");"
      }
    }
    let complaints = try complaints(about: Self.availabilityIgnored + assertions.joined(separator: "\n"))
    #expect(complaints == [])
  }

  @Test func theDeclarationsGiveTheOrientationsOfImagesTheRawValuesOfTheCatalog() throws {
    let assertions = ImageOrientation.allCases.flatMap { orientation in
      let name = orientation.swiftName.prefix(1).uppercased() + orientation.swiftName.dropFirst()
      return [
        "_Static_assert(UIImageOrientation\(name) == \(orientation.rawValue), \"\");",
        "_Static_assert(kCGImagePropertyOrientation\(name) == \(orientation.exif), \"\");",
      ]
    }
    let complaints = try complaints(about: "#import <ImageIO/ImageIO.h>\n" + assertions.joined(separator: "\n"))
    #expect(complaints == [])
  }

  @Test func theDeclarationsHaveEverySymbolOfTheCatalog() throws {
    let uses = Catalog.symbols.compactMap(use(of:))
    #expect(uses.count > 50)
    let complaints = try complaints(about: Self.imports + Self.availabilityIgnored + function(uses))
    #expect(complaints == [])
  }

  @Test func theDeclarationsDateWhatIsNewAsTheCatalogDoes() throws {
    let minimum = OSVersion(ObjectiveCFences.deploymentTarget)
    var fences: [CodeFence] = []
    var dates: [String] = []
    for symbol in Catalog.symbols {
      // What takes arguments is not called, only named, and naming is not checked, nor is the name of a protocol.
      guard symbol.kind != .protocol, let use = use(of: symbol), !use.contains("@selector"),
        let introduced = symbol.availability.introduced,
        introduced > minimum
      else { continue }
      fences.append(CodeFence(path: symbol.objectiveC, line: 1, code: Self.imports + function([use])))
      dates.append("is only available on iOS \(introduced.major).\(introduced.minor) or newer")
    }
    #expect(fences.count > 10)
    let complaints = try ObjectiveCFences.complaints(about: fences)
    for (fence, date) in zip(fences, dates) {
      let isDated = complaints.contains { $0.hasPrefix("content/\(fence.path):") && $0.contains(date) }
      #expect(isDated, "\(fence.path) \(date)")
    }
  }
}

extension ObjectiveCFenceTests {
  /// The other frameworks that the catalog names.
  private static let imports = ["AVFoundation", "CoreLocation", "CoreMotion", "XCTest"]
    .map { "#import <\($0)/\($0).h>\n" }.joined()
  private static let prefixes = ["UI", "AV", "CL", "CM", "XCUI"]
  private static let availabilityIgnored = "#pragma clang diagnostic ignored \"-Wunguarded-availability\"\n"

  private func complaints(about code: String) throws -> [String] {
    try ObjectiveCFences.complaints(about: CodeFence.all(of: "objc", in: .page("objc", code)))
  }

  private func function(_ statements: [String]) -> String {
    "void use(void) {\n" + statements.joined(separator: "\n") + "\n}"
  }

  /// A statement that compiles only where the symbol is declared; nil for what no header declares: keys of Info.plist,
  /// and what Swift alone has.
  private func use(of symbol: Symbol) -> String? {
    let name = symbol.objectiveC
    let bare = name.drop { "-+[".contains($0) }
    guard !symbol.isSwiftOnly, Self.prefixes.contains(where: bare.hasPrefix) else { return nil }
    switch symbol.kind {
    case .informationPropertyListKey: return nil
    case .type: return "(void)[\(name) class];"
    case .enumeration: return "(void)(\(name))0;"
    case .protocol: return "(void)@protocol(\(name));"
    case .notification, .constant, .enumerationCase: return "(void)\(name);"
    case .function: return "(void)\(name.dropLast(2))(0);"
    case .property where !name.hasSuffix("]"), .method where !name.hasSuffix("]"):
      let parts = name.split(separator: ".")
      let type = parts[0].hasSuffix("Context") ? "id<\(parts[0])>" : "\(parts[0]) *"
      return "(void)((\(type))nil).\(parts[1]);"
    case .property, .method, .classMethod, .delegateMethod: return message(name)
    }
  }

  /// `-[Type selector]` as a statement: sent where it takes no arguments, else named.
  private func message(_ name: String) -> String {
    let words = name.dropFirst(2).dropLast().split(separator: " ")
    guard !words[1].contains(":") else { return "(void)@selector(\(words[1]));" }
    return name.hasPrefix("+") ? "(void)[\(words[0]) \(words[1])];" : "(void)[(\(words[0]) *)nil \(words[1])];"
  }
}
