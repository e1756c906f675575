// View controllers, what they are presented with, and what a rotation hands them.

#pragma once

#import <UIKit/UIControls.h>
#import <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

@class UIAlertAction, UINavigationController, UIPopoverPresentationController, UIPresentationController,
    UISheetPresentationController, UISplitViewController, UIStoryboard, UIStoryboardSegue, UITabBarController;

// MARK: Transitions

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet API_AVAILABLE(ios(3.2)),
  UIModalPresentationFormSheet API_AVAILABLE(ios(3.2)),
  UIModalPresentationCurrentContext API_AVAILABLE(ios(3.2)),
  UIModalPresentationCustom API_AVAILABLE(ios(7.0)),
  UIModalPresentationOverFullScreen API_AVAILABLE(ios(8.0)),
  UIModalPresentationOverCurrentContext API_AVAILABLE(ios(8.0)),
  UIModalPresentationPopover API_AVAILABLE(ios(8.0)),
  UIModalPresentationNone API_AVAILABLE(ios(7.0)) = -1,
  UIModalPresentationAutomatic API_AVAILABLE(ios(13.0)) = -2,
};

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property(nonatomic, readonly, getter=isAnimated) BOOL animated;
@property(nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property(nonatomic, readonly) BOOL initiallyInteractive;
@property(nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property(nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property(nonatomic, readonly) NSTimeInterval transitionDuration;
@property(nonatomic, readonly) UIView *containerView;
@property(nonatomic, readonly) CGAffineTransform targetTransform API_AVAILABLE(ios(8.0));
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^__nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
                            (void (^__nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
- (BOOL)animateAlongsideTransitionInView:(nullable UIView *)view
                               animation:(void (^__nullable)(id<UIViewControllerTransitionCoordinatorContext>
                                                                 context))animation
                              completion:(void (^__nullable)(id<UIViewControllerTransitionCoordinatorContext>
                                                                 context))completion;
- (void)notifyWhenInteractionChangesUsingBlock:
    (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler API_AVAILABLE(ios(10.0));
@end

@protocol UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning;

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)
    animationControllerForPresentedController:(UIViewController *)presented
                         presentingController:(UIViewController *)presenting
                             sourceController:(UIViewController *)source;
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:
    (UIViewController *)dismissed;
- (nullable UIPresentationController *)
    presentationControllerForPresentedViewController:(UIViewController *)presented
                            presentingViewController:(nullable UIViewController *)presenting
                                sourceViewController:(UIViewController *)source API_AVAILABLE(ios(8.0));
@end

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@protocol UIContentContainer <NSObject>
@property(nonatomic, readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container;
- (CGSize)sizeForChildContentContainer:(id<UIContentContainer>)container
               withParentContainerSize:(CGSize)parentSize;
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator API_AVAILABLE(ios(8.0));
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection
              withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    API_AVAILABLE(ios(8.0));
@end

// MARK: View controllers

typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0,
  UIModalTransitionStyleFlipHorizontal,
  UIModalTransitionStyleCrossDissolve,
  UIModalTransitionStylePartialCurl API_AVAILABLE(ios(3.2)),
};

typedef NS_ENUM(NSInteger, UIStatusBarStyle) {
  UIStatusBarStyleDefault = 0,
  UIStatusBarStyleLightContent API_AVAILABLE(ios(7.0)) = 1,
  UIStatusBarStyleDarkContent API_AVAILABLE(ios(13.0)) = 3,
};

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment, UIContentContainer>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property(null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded API_AVAILABLE(ios(9.0));
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded API_AVAILABLE(ios(9.0));
- (void)viewDidUnload API_DEPRECATED("", ios(3.0, 6.0));
- (void)viewDidLoad;
@property(nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded API_AVAILABLE(ios(3.0));
@property(nullable, nonatomic, readonly, strong) UIStoryboard *storyboard API_AVAILABLE(ios(5.0));
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender API_AVAILABLE(ios(5.0));
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender API_AVAILABLE(ios(5.0));

- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated API_AVAILABLE(ios(13.0));
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews API_AVAILABLE(ios(5.0));
- (void)viewDidLayoutSubviews API_AVAILABLE(ios(5.0));
@property(nullable, nonatomic, copy) NSString *title;
- (void)didReceiveMemoryWarning;

@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController;
@property(nullable, nonatomic, readonly) UIViewController *modalViewController API_DEPRECATED("", ios(2.0, 6.0));
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController API_AVAILABLE(ios(5.0));
@property(nullable, nonatomic, readonly) UIViewController *presentingViewController API_AVAILABLE(ios(5.0));
@property(nonatomic, assign) BOOL definesPresentationContext API_AVAILABLE(ios(5.0));
@property(nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented API_AVAILABLE(ios(5.0));
@property(nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed API_AVAILABLE(ios(5.0));
@property(nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController
    API_AVAILABLE(ios(5.0));
@property(nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController
    API_AVAILABLE(ios(5.0));
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^__nullable)(void))completion API_AVAILABLE(ios(5.0));
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^__nullable)(void))completion API_AVAILABLE(ios(5.0));
- (void)presentModalViewController:(UIViewController *)modalViewController
                          animated:(BOOL)animated API_DEPRECATED("", ios(2.0, 6.0));
- (void)dismissModalViewControllerAnimated:(BOOL)animated API_DEPRECATED("", ios(2.0, 6.0));
@property(nonatomic, assign) UIModalTransitionStyle modalTransitionStyle API_AVAILABLE(ios(3.0));
@property(nonatomic, assign) UIModalPresentationStyle modalPresentationStyle API_AVAILABLE(ios(3.2));
@property(nonatomic, assign) BOOL modalPresentationCapturesStatusBarAppearance API_AVAILABLE(ios(7.0));
@property(nonatomic, getter=isModalInPresentation) BOOL modalInPresentation API_AVAILABLE(ios(13.0));
@property(nonatomic, assign) UIRectEdge edgesForExtendedLayout API_AVAILABLE(ios(7.0));
@property(nonatomic) CGSize preferredContentSize API_AVAILABLE(ios(7.0));

@property(nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle API_AVAILABLE(ios(7.0));
@property(nonatomic, readonly) BOOL prefersStatusBarHidden API_AVAILABLE(ios(7.0));
- (void)setNeedsStatusBarAppearanceUpdate API_AVAILABLE(ios(7.0));
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle API_AVAILABLE(ios(7.0));
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden API_AVAILABLE(ios(7.0));
@property(nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden API_AVAILABLE(ios(11.0));
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden API_AVAILABLE(ios(11.0));

- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender API_AVAILABLE(ios(8.0));
- (void)showDetailViewController:(UIViewController *)vc sender:(nullable id)sender API_AVAILABLE(ios(8.0));
@property(nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle API_AVAILABLE(ios(13.0));
@property(nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures API_AVAILABLE(ios(11.0));
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures API_AVAILABLE(ios(11.0));
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures
    API_AVAILABLE(ios(11.0));
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForHomeIndicatorAutoHidden API_AVAILABLE(
    ios(11.0));
@property(nonatomic) UIEdgeInsets additionalSafeAreaInsets API_AVAILABLE(ios(11.0));
- (void)viewSafeAreaInsetsDidChange API_AVAILABLE(ios(11.0));
- (void)viewLayoutMarginsDidChange API_AVAILABLE(ios(11.0));
- (void)updateViewConstraints API_AVAILABLE(ios(6.0));
@property(nonatomic, readonly, strong) id<UILayoutSupport> topLayoutGuide
    API_DEPRECATED("Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor", ios(7.0, 11.0));
@property(nonatomic, readonly, strong) id<UILayoutSupport> bottomLayoutGuide
    API_DEPRECATED("Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor", ios(7.0, 11.0));

@property(nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property(nonatomic) BOOL hidesBottomBarWhenPushed;
@property(nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property(null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property(nullable, nonatomic, readonly, strong) UISplitViewController *splitViewController;
@end

@interface UIViewController (UIViewControllerRotation)
+ (void)attemptRotationToDeviceOrientation
    API_DEPRECATED("Please use instance method setNeedsUpdateOfSupportedInterfaceOrientations.", ios(5.0, 16.0));
- (void)setNeedsUpdateOfSupportedInterfaceOrientations API_AVAILABLE(ios(16.0));
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
    API_DEPRECATED("", ios(2.0, 6.0));
@property(nonatomic, readonly) BOOL shouldAutorotate
    API_DEPRECATED("Update supported interface orientations and call setNeedsUpdateOfSupportedInterfaceOrientations "
                   "to indicate a change.",
                   ios(6.0, 16.0));
@property(nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations API_AVAILABLE(ios(6.0));
@property(nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation
    API_AVAILABLE(ios(6.0));

@property(nonatomic, readonly) BOOL prefersInterfaceOrientationLocked API_AVAILABLE(ios(26.0));
- (void)setNeedsUpdateOfPrefersInterfaceOrientationLocked API_AVAILABLE(ios(26.0));
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForInterfaceOrientationLock
    API_AVAILABLE(ios(26.0));

@property(nonatomic, readonly) UIInterfaceOrientation interfaceOrientation API_DEPRECATED("", ios(2.0, 8.0));
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
                                duration:(NSTimeInterval)duration
    API_DEPRECATED("Implement viewWillTransitionToSize:withTransitionCoordinator: instead", ios(2.0, 8.0));
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation
    API_DEPRECATED("", ios(2.0, 8.0));
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
                                         duration:(NSTimeInterval)duration
    API_DEPRECATED("Implement viewWillTransitionToSize:withTransitionCoordinator: instead", ios(3.0, 8.0));
- (void)willAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
                                                    duration:(NSTimeInterval)duration
    API_DEPRECATED("", ios(2.0, 5.0));
- (void)didAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
    API_DEPRECATED("", ios(2.0, 5.0));
- (void)willAnimateSecondHalfOfRotationFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation
                                                       duration:(NSTimeInterval)duration
    API_DEPRECATED("", ios(2.0, 5.0));
@end

@interface UIViewController (UIContainerViewControllerProtectedMethods)
@property(nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers API_AVAILABLE(ios(5.0));
- (void)addChildViewController:(UIViewController *)childController API_AVAILABLE(ios(5.0));
- (void)removeFromParentViewController API_AVAILABLE(ios(5.0));
- (void)setOverrideTraitCollection:(nullable UITraitCollection *)collection
            forChildViewController:(UIViewController *)childViewController
    API_DEPRECATED("Use the traitOverrides property on the child view controller instead", ios(8.0, 17.0));
- (void)willMoveToParentViewController:(nullable UIViewController *)parent API_AVAILABLE(ios(5.0));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent API_AVAILABLE(ios(5.0));
- (BOOL)automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers API_DEPRECATED("", ios(5.0, 6.0));
- (BOOL)shouldAutomaticallyForwardRotationMethods
    API_DEPRECATED("Manually forward viewWillTransitionToSize:withTransitionCoordinator: if necessary", ios(6.0, 8.0));
@property(nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods API_AVAILABLE(ios(6.0));
@end

@interface UIViewController (UIViewControllerTransitioning)
@property(nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate
    API_AVAILABLE(ios(7.0));
@property(nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator> transitionCoordinator
    API_AVAILABLE(ios(7.0));
@property(nonatomic, readonly, nullable) UIPresentationController *presentationController API_AVAILABLE(ios(8.0));
@property(nonatomic, readonly, nullable) UIPopoverPresentationController *popoverPresentationController
    API_AVAILABLE(ios(8.0));
@property(nonatomic, readonly, nullable) UISheetPresentationController *sheetPresentationController
    API_AVAILABLE(ios(15.0));
@end

API_AVAILABLE(ios(17.0))
@interface UIViewController (UITraitChangeObservable) <UITraitChangeObservable>
@end

// MARK: Presentation

NS_SWIFT_UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller;
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
                                                               traitCollection:(UITraitCollection *)traitCollection
    API_AVAILABLE(ios(8.3));
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController API_AVAILABLE(ios(13.0));
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController API_AVAILABLE(ios(13.0));
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController API_AVAILABLE(ios(13.0));
@end

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject <UITraitEnvironment, UIContentContainer>
@property(nonatomic, strong, readonly) UIViewController *presentingViewController;
@property(nonatomic, strong, readonly) UIViewController *presentedViewController;
@property(nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property(nullable, nonatomic, readonly, strong) UIView *containerView;
@property(nonatomic, weak, nullable) id<UIAdaptivePresentationControllerDelegate> delegate;
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:(nullable UIViewController *)presentingViewController
    NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property(nonatomic, readonly) CGRect frameOfPresentedViewInContainerView;
- (void)containerViewWillLayoutSubviews;
- (void)containerViewDidLayoutSubviews;
@property(nonatomic, readonly) BOOL shouldPresentInFullscreen;
- (void)presentationTransitionWillBegin;
- (void)dismissalTransitionWillBegin;
@end

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property(nullable, nonatomic, strong) UIView *sourceView;
@property(nonatomic, assign) CGRect sourceRect;
@end

API_AVAILABLE(ios(15.0)) NS_SWIFT_UI_ACTOR
@interface UISheetPresentationControllerDetent : NSObject
+ (instancetype)mediumDetent;
+ (instancetype)largeDetent;
@end

API_AVAILABLE(ios(15.0)) NS_SWIFT_UI_ACTOR
@interface UISheetPresentationController : UIPresentationController
@property(nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents;
@property(nonatomic) BOOL prefersGrabberVisible;
@property(nonatomic) BOOL prefersEdgeAttachedInCompactHeight;
@end

typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert,
} API_AVAILABLE(ios(8.0));

typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive,
} API_AVAILABLE(ios(8.0));

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject <NSCopying>
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^__nullable)(UIAlertAction *action))handler;
@end

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action;
@property(nullable, nonatomic, copy) NSString *message;
@end

NS_ASSUME_NONNULL_END
