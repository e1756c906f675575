import Testing

@testable import ReferenceSite

@Suite struct SchemaTests {
  @Test func noTokenOfASchemaIsLeftUnfilled() {
    let schemas = ReferenceData.files.filter { $0.path.hasSuffix(".schema.json") }
    #expect(schemas.count == 6)
    for schema in schemas {
      #expect(!String(decoding: schema.bytes, as: UTF8.self).contains("{{"), "\(schema.path)")
    }
  }
}
