/// What hostile bytes are given to, and what has to hold whatever they are.
///
/// The fuzzers and the tests of the corpus share these: a fuzzer ends at the first violation, a test lists them.
enum FuzzTarget: String, CaseIterable, Sendable {
  case page
  case summary
  case fence
  case scenario
  case policy
  case jsonLines = "json-lines"
  case propertyList = "property-list"
  case projectTree = "project-tree"
  case manifest
  case appFacts = "app-facts"
  case acceptedFindings = "accepted-findings"
  case observations
  case codeOwners = "code-owners"
  case source
  case code
  case request
  case mcp
}

extension FuzzTarget {
  /// What does not hold; nothing, as long as all is well.
  func violations(of bytes: [UInt8]) async -> [String] {
    switch self {
    case .page: PageInvariants.violations(of: bytes)
    case .summary: SummaryInvariants.violations(of: bytes)
    case .fence: FenceInvariants.violations(of: bytes)
    case .scenario: ScenarioInvariants.violations(of: bytes)
    case .policy: PolicyInvariants.violations(of: bytes)
    case .jsonLines: await JSONLinesInvariants.violations(of: bytes)
    case .propertyList: PropertyListInvariants.violations(of: bytes)
    case .projectTree: ProjectTreeInvariants.violations(of: bytes)
    case .manifest: ManifestInvariants.violations(of: bytes)
    case .appFacts: AppFactsInvariants.violations(of: bytes)
    case .acceptedFindings: AcceptedFindingsInvariants.violations(of: bytes)
    case .observations: ObservationInvariants.violations(of: bytes)
    case .codeOwners: CodeOwnersInvariants.violations(of: bytes)
    case .source: SourceInvariants.violations(of: bytes)
    case .code: CodeInvariants.violations(of: bytes)
    case .request: RequestInvariants.violations(of: bytes)
    case .mcp: await MCPInvariants.violations(of: bytes)
    }
  }
}
