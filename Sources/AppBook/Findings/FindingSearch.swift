import AppFacts
import Orientation
import OrientationNotation

/// Looks through an app for what does harm. Nothing is a finding that the resolver does not show in a situation.
struct FindingSearch {
  let app: App
  /// The oldest version that the app runs on, as far as its target says.
  let oldest: OSVersion
  private(set) var findings: [AppFinding] = []

  init(_ app: App) {
    self.app = app
    let deployment = app.application?.deploymentTarget?.version ?? OSVersion(6)
    oldest = min(max(deployment, OSVersion(6)), OSVersion.newest)
  }

  /// All findings, by place.
  ///
  /// - Throws: where a situation cannot be read, so that nobody takes a finding for absent that was never looked for.
  static func findings(in app: App) throws(ClaimFaults) -> [AppFinding] {
    var search = FindingSearch(app)
    try search.lookAtTargets()
    for controller in app.controllers where controller.answersItself { try search.look(at: controller) }
    try search.lookAtUses()
    return search.findings.sorted(by: AppFinding.precedes)
  }

  /// Keeps a finding where the situation, as a text states it, ends as expected. What the app computes at run time is none.
  ///
  /// - Parameter harms: whether what happens is the harm that is looked for.
  /// - Returns: whether it was.
  @discardableResult
  mutating func keep(
    _ kind: AppFindingKind, at place: FilePlace, _ subject: String, facts: [String], where harms: (Resolution) -> Bool
  ) throws(ClaimFaults) -> Bool {
    guard let claim = try app.situation(facts) else { return false }
    let resolution = Resolver.resolve(claim.scenario)
    guard harms(resolution) else { return false }
    findings.append(AppFinding(kind: kind, place: place, subject: subject, proof: resolution, facts: claim.facts))
    return true
  }

  /// A name for a controller that stands for any; one of the app's would answer by itself.
  func standIn(_ name: String) -> String { app.controller(named: name) == nil ? name : standIn("Any" + name) }

  /// The versions at which a situation is tried: the oldest first, so that the earliest harm is told.
  var versions: [OSVersion] { [oldest] + [OSVersion(16), OSVersion.newest].filter { $0 > oldest } }
}
