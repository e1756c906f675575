import Orientation

extension RuleRecord {
  static let containersDoNotAskChildren = RuleRecord(
    .container, VersionRange(from: OSVersion(6)),
    title: LocalizedText("Containers do not use their children's masks", "容器不询问子控制器"),
    [
      Sentence(
        """
        On iOS 6 and later, UIKit's containers do not consult their children about rotation; the mask of the visible \
        child does not count.
        """,
        "从 iOS 6 起，UIKit 的容器不就旋转询问子控制器，正在显示的子控制器的掩码不起作用。",
        [
          Citation(
            .appleReleaseNotesIOS6, at: "section “UIKit”, item “Autorotation is changing in iOS 6”",
            """
            containers, such as UINavigationController, do not consult their children to determine whether to \
            autorotate
            """, read: "2026-07-18"),
          Citation(
            .appleQA1688, .agreesInPart, part: "navigation, tab bar and custom containers",
            at: "item “The view controller is a child of another view controller”",
            """
            beginning with iOS 6 only the topmost controller takes part, not a child of a navigation, tab bar or \
            custom container
            """, read: "2026-07-18"),
          Citation(
            .appleTN2244, .agreesInPart, part: "a navigation controller",
            at: "section “Allowing Your App to Rotate Into Portrait Orientation After Launch”, last paragraph",
            "only the window’s root is queried; UINavigationController does not involve its children",
            read: "2026-07-26"),
          Citation(
            .openradar14080208, .agreesInPart,
            part: "a navigation controller; against the sentence, the child’s method is called",
            at: "description",
            "the top controller’s mask is read and ignored, its shouldAutorotate is not called"),
          Citation(
            .videoQA, .agreesInPart, part: "no version", at: "answer 1",
            "a controller that does not ask the next level lets the next level’s answer be ignored"),
          Citation(
            .onePageArticle, .agreesInPart, part: "a pushed page, no version", at: "section “只支持某个页面旋转”",
            "overriding the method in a pushed page alone had no effect"),
        ]),
      Sentence(
        """
        For a navigation controller, two things change this: a subclass that overrides the methods, and its delegate \
        in an app that does not support iOS 6.
        """,
        "对导航控制器有两种办法改变：重写方法的子类，以及不支持 iOS 6 时的代理。",
        [
          Citation(
            .appleTN2244,
            at: "section “Allowing Your App to Rotate Into Portrait Orientation After Launch”, last paragraph",
            """
            the delegate should implement navigationControllerSupportedInterfaceOrientations:; an app that must \
            support iOS 6 subclasses instead
            """, read: "2026-07-26")
        ]),
    ])

  static let subclassForwardsToChild = RuleRecord(
    .container, VersionRange(from: OSVersion(6)),
    title: LocalizedText("A container subclass can forward orientation to its child", "容器子类可以转发给子控制器"),
    [
      Sentence(
        "On iOS 6 and later, a subclass of a container can change what the container's orientation methods return.",
        "从 iOS 6 起，容器的子类可以改变容器给出的回答。",
        [
          Citation(
            .appleQA1688, at: "item “The view controller is a child of another view controller”",
            """
            one may have to subclass a container to modify what its supportedInterfaceOrientations and \
            shouldAutorotate return
            """, read: "2026-07-18")
        ]),
      Sentence(
        "If the subclass returns the values of its selected or top child, that child decides.",
        "子类返回所选或栈顶子控制器的回答时，由该子控制器决定。",
        [
          Citation(
            .projectReport, at: "section 三, code of UITabbarViewController and UINavigationController",
            """
            the tab bar controller returns the answers of selectedViewController, the navigation controller those of \
            its last controller, so that the lower level’s settings count
            """),
          Citation(
            .jierong2020ForwardingSubclass, .agreesInPart, part: "a navigation controller, the mask alone",
            at: "section “Container View Controller”",
            "a navigation controller’s subclass returns the mask of topViewController"),
          Citation(
            .tutorial, .agreesInPart, part: "the last controller of a navigation controller",
            at: "section 4, first code",
            "the root container returns the three answers of its last controller"),
        ]),
      Sentence(
        "Every container between the window and that child must forward to its child.",
        "窗口与该子控制器之间的每一层容器都必须转发。",
        [
          Citation(
            .projectReport, at: "section 一, point 3, and section 三",
            """
            each level is set to follow the one below; where a higher level closes rotation, a lower one cannot rotate
            """),
          Citation(
            .videoQA, .agreesInPart, part: "tab bar and navigation controllers", at: "answers 1 and 3",
            "tab bar and navigation controllers all point to the controller that shows"),
        ]),
    ])

  static let containerDelegateAnswers = RuleRecord(
    .container, VersionRange(from: OSVersion(7)),
    title: LocalizedText("A container's delegate can return the container's mask", "容器的代理可以代为回答"),
    [
      Sentence(
        "On iOS 7 and later, the delegate of a navigation controller determines its supported orientations.",
        "从 iOS 7 起，导航控制器的代理决定其支持的方向。",
        [
          Citation(
            .navigationDelegateOrientations, at: "summary and availability",
            """
            the supported orientations of the navigation controller as determined by the delegate; iOS 7.0 and later
            """),
          Citation(
            .appleTN2244, .agreesInPart, part: "not the version; an app that supports iOS 6 subclasses instead",
            at: "section “Allowing Your App to Rotate Into Portrait Orientation After Launch”, Listing 5",
            "the delegate answers for the navigation controller", read: "2026-07-26"),
          Citation(
            .navigationControllerHeader, .agreesInPart, part: "declaration and version", at: "line 114",
            "declares the delegate’s method, available from iOS 7.0", read: "2024-09-17"),
        ]),
      Sentence(
        "The delegate of a tab bar controller also determines its supported orientations.",
        "标签栏控制器的代理也是如此。",
        [
          Citation(
            .tabBarDelegateOrientations, at: "summary",
            """
            called to let the delegate provide the complete set of orientations for the tab bar controller; iOS 7.0 \
            and later
            """)
        ]),
      Sentence(
        "The delegate of a split view controller also determines its supported orientations.",
        "分栏控制器的代理也是如此。",
        [
          Citation(
            .splitViewDelegateOrientations, at: "section “Discussion”",
            """
            the split view controller calls the method to obtain the orientations that it supports; iOS 7.0 and later
            """)
        ]),
      Sentence(
        "The delegate of a page view controller also determines its supported orientations.",
        "分页控制器的代理也是如此。",
        [
          Citation(
            .pageViewDelegateOrientations, at: "summary",
            "the supported orientations of the page view controller as determined by the delegate; iOS 7.0 and later")
        ]),
      Sentence(
        "The delegate of a navigation controller determines its preferred orientation, too.",
        "导航控制器的代理也给出首选方向。",
        [
          Citation(
            .navigationDelegatePreferredOrientation, at: "summary",
            """
            the preferred orientation for presenting the navigation controller as determined by the delegate; iOS 7.0 \
            and later
            """)
        ]),
      Sentence(
        """
        Assumption: the other delegates also determine the preferred orientation, and no delegate determines \
        shouldAutorotate.
        """,
        "假设：其他容器的代理也是如此，但都不能决定 shouldAutorotate。",
        [
          Citation(
            .splitViewDelegatePreferredOrientation, .agreesInPart,
            part: "a split view controller, the preferred orientation",
            at: "section “Discussion”",
            "UIKit calls the method to learn the preferred orientation of the split view controller"),
          Citation(
            .navigationControllerHeader, .agreesInPart, part: "a navigation controller: no method for shouldAutorotate",
            at: "lines 114 and 115",
            "the protocol’s two methods on the interface orientation are the mask and the preferred orientation",
            read: "2024-09-17"),
          Citation(
            .tabBarControllerHeader, .agreesInPart, part: "a tab bar controller, the declarations",
            at: "lines 62 and 63",
            "declares both methods and none for shouldAutorotate", read: "2024-09-17"),
          Citation(
            .splitViewControllerHeader, .agreesInPart, part: "a split view controller, the declarations",
            at: "lines 227 and 228",
            "declares both methods and none for shouldAutorotate", read: "2024-09-17"),
          Citation(
            .pageViewControllerHeader, .agreesInPart, part: "a page view controller, the declarations",
            at: "lines 94 and 95",
            "declares both methods and none for shouldAutorotate", read: "2024-09-17"),
        ]),
    ])

  static let containersAskChildrenBefore6 = RuleRecord(
    .container, VersionRange(from: OSVersion(5), until: OSVersion(6)),
    title: LocalizedText("On iOS 5, all children of a container must allow the orientation", "iOS 5 上容器的所有子控制器必须一致"),
    [
      Sentence(
        """
        On iOS 5, all tabs or navigation levels of a container must return YES from \
        shouldAutorotateToInterfaceOrientation: for an orientation to be allowed.
        """,
        """
        在 iOS 5 上，容器的所有标签页或导航层级都必须用 shouldAutorotateToInterfaceOrientation: 对某一方向返回 YES。
        """,
        [
          Citation(
            .appleQA1688,
            at:
              "item “All child view controllers in your UITabBarController or UINavigationController do not agree on a common orientation set”",
            """
            on iOS 5 and below the controller of each tab or navigation level implements the method, and each must \
            agree for the rotation to occur
            """, read: "2026-07-18"),
          Citation(
            .appleReleaseNotesIOS6, .agreesInPart, part: "by implication, that they did before",
            at: "section “UIKit”, item “Autorotation is changing in iOS 6”",
            "containers now do not consult their children", read: "2026-07-18"),
        ]),
      Sentence(
        "Assumption: if a container overrides the method, the container's own return value counts.",
        "假设：重写该方法的容器自己作答。"),
    ])
}
