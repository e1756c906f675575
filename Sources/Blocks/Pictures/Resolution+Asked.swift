import Orientation

extension Resolution {
  /// Whose mask counts: who was asked for one last, behind all containers that forward; nil where UIKit asks nobody.
  var asked: Name? {
    trace.steps.reduce(into: nil) { name, step in
      switch step.effect {
      case .asked(.controller(let asked), .supported), .asked(.controller(let asked), .shouldAutorotateTo),
        .asked(.containerDelegate(let asked), .supported):
        name = asked
      case .responsible, .applied, .asked, .applicationMask, .controllerMask, .effectiveMask, .concluded: break
      }
    }
  }
}
