import Orientation
import OrientationCatalog

/// The words of what the site says about a team's policies.
package struct PolicyWords: RecordedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  package func notProved(depth: Int, _ environment: String) -> String {
    pick(
      "Not proved: the search ended at depth \(depth) (\(environment))",
      "未能证明：搜索止于深度 \(depth)（\(environment)）")
  }

  package func notProved(states: Int, _ environment: String) -> String {
    pick(
      "Not proved: the search gave up at \(states) states, which is all that its memory holds (\(environment))",
      "未能证明：搜索到 \(states) 个状态后放弃，这是它的内存能容纳的全部（\(environment)）")
  }

  package func notProvedInTime(_ environment: String) -> String {
    pick(
      "Not proved: the search was stopped at its limit of time (\(environment))",
      "未能证明：搜索达到时间上限，已停止（\(environment)）")
  }

  // Why a statement speaks of nothing that there is.

  package func onlyExceptions(at screen: String) -> String {
    pick("each event that comes to \(screen) throws an exception", "每个到达 \(screen) 的事件都抛出异常")
  }
  package func leftOut(_ events: String) -> String { pick("`events` leaves out \(events)", "`events` 没有写 \(events)") }
  package func otherDevice(_ screen: String) -> String {
    pick("the policy is about no device on which \(screen) is shown", "策略涉及的设备都不显示 \(screen)")
  }
  package func unseen(_ below: String, below screen: String) -> String {
    pick(
      "no sequence of events comes to `\(below)`, over which \(screen) is presented; list that as a screen",
      "没有事件序列能到达 `\(below)`，而 \(screen) 是在它上面 present 的；请把它也列为页面")
  }
  package func unseen(_ controllers: String, seen: [String]) -> String {
    let reached = seen.isEmpty ? pick("no screen", "没有页面") : seen.joined(separator: pick(", ", "、"))
    return pick(
      "no sequence of events comes to `\(controllers)`, only to \(reached)",
      "没有事件序列能到达 `\(controllers)`，只能到达 \(reached)")
  }

  /// That a statement speaks of nothing that there is, and why.
  package func neverApplies(_ reason: String) -> String { pick("never applies: \(reason)", "从不适用：\(reason)") }

  package func neverReaches(_ mask: InterfaceOrientationMask, _ environment: String) -> String {
    let names = mask.orientations.map(\.swiftName)
    return pick(
      "Fails: no sequence of events leads to \(names.joined(separator: " or ")) (\(environment))",
      "不成立：没有任何事件序列能到达 \(names.joined(separator: "、"))（\(environment)）")
  }

  package func fails(events: Int, _ environment: String, _ standing: Standing) -> String {
    let grade = StandingWords(language: language).name(standing)
    return pick(
      "Fails after \(events) events on \(environment) (\(grade))",
      "不成立：在 \(environment) 上，经过 \(events) 个事件后违反（\(grade)）")
  }

  /// What a failure takes a condition of the code for.
  package func taken(_ condition: String, holds: Bool) -> String {
    pick("It takes \(condition) to be \(holds).", "此处假定 \(condition) \(holds ? "成立" : "不成立")。")
  }

  /// That a failure takes a value for an answer that was not read.
  package func guessed(_ answer: String) -> String {
    pick(
      "The scan could not read \(answer), so the failure counts only if it can return this.",
      "扫描没能读出 \(answer)，因此只有它真能返回该值时，这个结论才成立。")
  }

  /// That the team accepts a verdict, and why.
  package func accepted(_ reason: String) -> String { AppWords(language: language).accepted(reason) }

  /// How far the search went.
  package func extent(states: Int, depth: Int, environments: Int) -> String {
    pick(
      "The resolver played \(states) states of the app, up to \(depth) events deep, on \(environments) combinations of device and version.",
      "解析器在 \(environments) 种设备与版本的组合上推演了应用的 \(states) 个状态，最多连续 \(depth) 个事件。")
  }

  /// That two policies say in which orientations a screen is.
  package func overlap(_ own: String, _ other: String, of policy: String, on place: String) -> String {
    pick(
      "\(own) overlaps with \(other) of the policy \(policy): \(place).",
      "\(own) 与策略“\(policy)”中的 \(other) 重叠：\(place)。")
  }

  /// That no policy says in which orientations a screen is.
  package func gap(_ screen: String, environments: [String]) -> String {
    pick(
      "No policy states the orientations of \(screen) on \(environments.count) combinations of device and version, for example \(environments.first ?? "").",
      "没有策略规定 \(screen) 在 \(environments.count) 种设备与版本组合上的方向，例如 \(environments.first ?? "")。")
  }

  /// That both ways of a condition were tried.
  package func bothWays(of condition: String) -> String {
    pick(
      "The sources do not tell whether \(condition), so both were tried, each for a whole sequence of events.",
      "从源代码看不出 \(condition) 是否成立，因此两种情况都试过，每种情况在整个事件序列中保持不变。")
  }

  /// That an answer is not told by the sources.
  package func everyValue(of answer: String) -> String {
    pick(
      "The sources do not tell \(answer), so every value was tried.", "从源代码看不出 \(answer)，因此每个值都试过。")
  }
}

extension PolicyWords {
  /// The words whose text is always the same; `Records/words/site.txt` has them, below “words about policies”.
  package enum Word: Int, CaseIterable, Sendable {
    case statement, verdict, holds, holdsIf, notProved, noEnvironment, noScreens, noSuchEvent, allExcepted
    case harmlessAnswers
  }

  package static let texts = ValueText.texts("words about policies", of: Word.self)
}
