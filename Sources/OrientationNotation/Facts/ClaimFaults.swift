/// Everything that is wrong with a scenario's text, in the order of its lines; never empty.
package struct ClaimFaults: Error, Equatable {
  package let faults: [ClaimFault]

  package init(faults: [ClaimFault]) { self.faults = faults }
}
