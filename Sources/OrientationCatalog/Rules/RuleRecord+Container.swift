import Orientation

extension RuleRecord {
  static let containersDoNotAskChildren = RuleRecord(
    .container, VersionRange(from: OSVersion(6)), [.appleReleaseNotesIOS6, .openradar14080208, .onePageArticle],
    title: LocalizedText("Containers do not ask their children", "容器不询问子控制器"),
    statement: LocalizedText(
      """
      From iOS 6 on, a navigation, tab bar, split or page controller answers for itself, with UIKit's default mask, \
      and does not ask the child that shows. Two ways change that: a subclass that forwards, and from iOS 7 the \
      container's delegate.
      """,
      """
      从 iOS 6 起，导航、标签栏、分栏和分页控制器以 UIKit 的默认掩码自行作答，不询问正在显示的子控制器。\
      有两种办法改变：转发的子类，以及 iOS 7 起的容器代理。
      """))

  static let subclassForwardsToChild = RuleRecord(
    .container, VersionRange(from: OSVersion(6)),
    [.appleQA1688, .jierong2020ForwardingSubclass, .projectReport, .tutorial],
    title: LocalizedText("A subclass of a container can forward to its child", "容器子类可以转发给子控制器"),
    statement: LocalizedText(
      """
      From iOS 6 on, a container subclass that overrides the orientation methods and returns the answers of its \
      selected or top child lets that child decide. Every container between the window and the child must forward.
      """,
      """
      从 iOS 6 起，容器的子类重写方向方法并返回所选或栈顶子控制器的回答，就由该子控制器决定。\
      窗口与该子控制器之间的每一层容器都必须转发。
      """))

  static let containerDelegateAnswers = RuleRecord(
    .container, VersionRange(from: OSVersion(7)),
    [
      .navigationControllerHeader, .tabBarControllerHeader, .splitViewControllerHeader, .pageViewControllerHeader,
      .navigationDelegateOrientations,
    ],
    title: LocalizedText("A container's delegate can answer for it", "容器的代理可以代为回答"),
    statement: LocalizedText(
      """
      From iOS 7 on, the delegate of a navigation, tab bar, split or page controller may give the supported and the \
      preferred orientations in the container's place. It has no say in shouldAutorotate.
      """,
      """
      从 iOS 7 起，导航、标签栏、分栏和分页控制器的代理可以代替容器给出支持的方向和首选方向。\
      它对 shouldAutorotate 没有发言权。
      """))

  static let containersAskChildrenBefore6 = RuleRecord(
    .container, VersionRange(from: OSVersion(5), until: OSVersion(6)), [.appleReleaseNotesIOS6, .wanglingRockAndRoll],
    title: LocalizedText("On iOS 5 containers ask the child that shows", "iOS 5 上容器询问正在显示的子控制器"),
    statement: LocalizedText(
      """
      Before iOS 6 a container passes shouldAutorotateToInterfaceOrientation: on to the child that shows, down to the \
      last one.
      """,
      "在 iOS 6 之前，容器把 shouldAutorotateToInterfaceOrientation: 传给正在显示的子控制器，直到最内层。"))
}
