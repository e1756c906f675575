import AppFacts
import Testing
import XcodeProject

@Suite struct SourceTypeTests {
  @Test func theTypesOfASwiftFileAreKnownWithWhatTheyInherit() {
    let source = """
      import UIKit
      open class Base<T>: UIKit.UIViewController, P, @unchecked Sendable where T: Q {
        struct S: Equatable { enum E: String, CaseIterable { case a } }
        class func make() -> Base { Base() }
        class var shared: Base { Base() }
      }
      class Child: Base<[String: Int]>.Inner, P & Q {}
      actor A {}
      protocol P: AnyObject {}
      func f() { let actor = 1; if actor < 2 { } }
      class Last
      {}
      """
    let types = [
      "2 class Base: UIKit.UIViewController, P, Sendable", "3 struct Base.S: Equatable",
      "3 enum Base.S.E: String, CaseIterable", "7 class Child: Base.Inner, P, Q", "8 actor A: ",
      "9 protocol P: AnyObject", "11 class Last: ",
    ]
    #expect(Scanned(swift: source).types == types)
    // The same where the file has to be read in full.
    #expect(Scanned(swift: source + "\n// orientation").types == types)
  }

  @Test func extensionsSayWhatTheyAdd() {
    let scanned = Scanned(swift: "extension A.B: P, Q where C == D<E> {}\n\nextension Array<Int> {}\nextension X {}")
    #expect(scanned.scan.extensions.map(\.name) == ["A.B", "Array", "X"])
    #expect(scanned.scan.extensions.map(\.inherited) == [["P", "Q"], [], []])
    #expect(scanned.scan.extensions.map(\.place.line) == [1, 3, 4])
  }

  @Test func theTypesOfAnObjectiveCFileAreKnownWithWhatTheyInherit() {
    let source = """
      @class Forward;
      @protocol Later;
      @protocol P <NSObject>
      @end
      @interface Base : UIViewController <P, Q>
      @property id<P> delegate;
      - (void)f;
      @end
      NS_SWIFT_NAME(Box) @interface Box<__covariant T : id<P>> : Base <Q>
      @end
      @interface Child : Box<NSString *> {
        int ivar;
      }
      @end
      @interface Root <P>
      @end
      @interface Base () <R>
      @end
      @interface Base (More) <S>
      @end
      @implementation Base { int x; }
      @end
      """
    let types = [
      "3 protocol P: NSObject", "5 class Base: UIViewController, P, Q", "9 class Box: Base, Q", "11 class Child: Box",
      "15 class Root: P",
    ]
    let extensions = [["R"], ["S"], []]
    for source in [source, source + "\n// orientation"] {
      let scanned = Scanned(objectiveC: source)
      #expect(scanned.types == types)
      #expect(scanned.scan.extensions.map(\.inherited) == extensions)
      #expect(scanned.scan.extensions.map(\.name) == ["Base", "Base", "Base"])
    }
  }
}
