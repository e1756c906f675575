import OrientationDocsTesting
import Testing

@Test func theDocumentationIsInSync() async throws {
  try await assertDocumentationInSync(book: "docs", site: "public")
}
