import Testing

@testable import Basics

@Suite struct BookPathTests {
  @Test func aDestinationIsResolvedFromItsFolder() {
    #expect(BookPath.resolve("b.md", in: "") == "b.md")
    #expect(BookPath.resolve("../b/./c.md", in: "a/") == "b/c.md")
    #expect(BookPath.resolve("../../c.md", in: "a/") == nil)
    #expect(BookPath.resolve("b/../../../a/c.md", in: "a/") == nil)
  }

  @Test(arguments: [
    ("a.html", "b.html", "b.html"), ("a/b.html", "a/c.html", "c.html"), ("a/b.html", "c/d.html", "../c/d.html"),
    ("a/b/c.html", "d.html", "../../d.html"), ("a.html", "b/c/d.html", "b/c/d.html"),
    ("a/b.html", "a/b.html", "b.html"),
    ("a.html", "b?#%.html", "b%3F%23%25.html"), ("a/b/x.html", "a/b", "../b"),
  ])
  func theWayFromOneFileToAnotherIsRelative(source: String, target: String, way: String) {
    #expect(BookPath.relative(from: source, to: target) == way)
  }

  @Test(arguments: [
    ("https://example.org", "/"), ("https://example.org/", "/"), ("https://example.org/docs", "/docs/"),
    ("https://example.org/a/docs/", "/a/docs/"), ("https://example.org/docs?x=/y#/z", "/docs/"),
    ("http://example.org?x", "/"),
  ])
  func aWebsiteHasAPath(address: String, path: String) {
    #expect(BookPath.path(ofWebsite: address) == path)
  }

  @Test func pagesAreNamedForTheirFiles() {
    let pages = ["a.md", "a/README.md", "index.md", "a/READMEs.md", "v1.2.md"].map(BookPath.page)
    #expect(pages == ["a.html", "a/index.html", "index.html", "a/READMEs.html", "v1.2.html"])
  }

  @Test func percentEncodingIsUndoneWhereItIsValid() {
    #expect(BookPath.decode("a%20b%E4%B8%AD") == "a b中")
    #expect(BookPath.decode("100%") == "100%")
    #expect(BookPath.decode("%ff") == "%ff")
    #expect(BookPath.decode("%zz%41") == "%zzA")
  }
}
