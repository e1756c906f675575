#pragma once

#import <UIKit/UIScene.h>
#import <UIKit/UIViewController.h>

NS_ASSUME_NONNULL_BEGIN

@protocol UIApplicationDelegate;

typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_ENUM;
typedef NSString *UIApplicationOpenURLOptionsKey NS_TYPED_ENUM;

typedef NS_ENUM(NSInteger, UIApplicationState) {
  UIApplicationStateActive,
  UIApplicationStateInactive,
  UIApplicationStateBackground,
} API_AVAILABLE(ios(4.0));

UIKIT_EXTERN NSNotificationName const UIApplicationDidBecomeActiveNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationDidEnterBackgroundNotification API_AVAILABLE(ios(4.0));
UIKIT_EXTERN NSNotificationName const UIApplicationWillEnterForegroundNotification API_AVAILABLE(ios(4.0));
UIKIT_EXTERN NSNotificationName const UIApplicationWillChangeStatusBarOrientationNotification
    API_DEPRECATED("Use viewWillTransitionToSize:withTransitionCoordinator: instead.", ios(2.0, 13.0));
UIKIT_EXTERN NSNotificationName const UIApplicationDidChangeStatusBarOrientationNotification
    API_DEPRECATED("Use viewWillTransitionToSize:withTransitionCoordinator: instead.", ios(2.0, 13.0));
UIKIT_EXTERN NSNotificationName const UIApplicationDidChangeStatusBarFrameNotification
    API_DEPRECATED("Use viewWillTransitionToSize:withTransitionCoordinator: instead.", ios(2.0, 13.0));
UIKIT_EXTERN NSString *const UIApplicationStatusBarOrientationUserInfoKey API_DEPRECATED("", ios(2.0, 13.0));
UIKIT_EXTERN NSExceptionName const UIApplicationInvalidInterfaceOrientationException API_AVAILABLE(ios(6.0));

NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property(class, nonatomic, readonly) UIApplication *sharedApplication;
@property(nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property(nullable, nonatomic, readonly) UIWindow *keyWindow
    API_DEPRECATED("Should not be used for applications that support multiple scenes as it returns a key window "
                   "across all connected scenes",
                   ios(2.0, 13.0));
@property(nonatomic, readonly) NSArray<__kindof UIWindow *> *windows
    API_DEPRECATED("Use UIWindowScene.windows on a relevant window scene instead", ios(2.0, 15.0));
@property(nonatomic, readonly) UIApplicationState applicationState API_AVAILABLE(ios(4.0));
@property(nonatomic, getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
@property(nonatomic, readonly) NSSet<UIScene *> *connectedScenes API_AVAILABLE(ios(13.0));
@property(nonatomic, readonly) NSSet<UISceneSession *> *openSessions API_AVAILABLE(ios(13.0));
@property(nonatomic, readonly) BOOL supportsMultipleScenes API_AVAILABLE(ios(13.0));
- (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window
    API_DEPRECATED("", ios(6.0, 27.0));
@property(readwrite, nonatomic) UIInterfaceOrientation statusBarOrientation
    API_DEPRECATED("Use the interfaceOrientation property of the window scene instead.", ios(2.0, 13.0));
- (void)setStatusBarOrientation:(UIInterfaceOrientation)interfaceOrientation
                       animated:(BOOL)animated
    API_DEPRECATED("Explicit setting of the status bar orientation is more limited in iOS 6.0 and later",
                   ios(2.0, 9.0));
@property(nonatomic, readonly) NSTimeInterval statusBarOrientationAnimationDuration
    API_DEPRECATED("Use viewWillTransitionToSize:withTransitionCoordinator: instead.", ios(2.0, 13.0));
@property(nonatomic, readonly) CGRect statusBarFrame
    API_DEPRECATED("Use the statusBarManager property of the window scene instead.", ios(2.0, 13.0));
@property(readwrite, nonatomic, getter=isStatusBarHidden) BOOL statusBarHidden
    API_DEPRECATED("Use -[UIViewController prefersStatusBarHidden]", ios(2.0, 9.0));
@end

NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions
    API_AVAILABLE(ios(3.0));
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application API_AVAILABLE(ios(4.0));
- (void)applicationWillEnterForeground:(UIApplication *)application API_AVAILABLE(ios(4.0));
@property(nullable, nonatomic, strong) UIWindow *window API_AVAILABLE(ios(5.0));
- (void)application:(UIApplication *)application
    willChangeStatusBarOrientation:(UIInterfaceOrientation)newStatusBarOrientation
                          duration:(NSTimeInterval)duration
    API_DEPRECATED("Use viewWillTransitionToSize:withTransitionCoordinator: instead.", ios(2.0, 13.0));
- (void)application:(UIApplication *)application
    didChangeStatusBarOrientation:(UIInterfaceOrientation)oldStatusBarOrientation
    API_DEPRECATED("Use viewWillTransitionToSize:withTransitionCoordinator: instead.", ios(2.0, 13.0));
- (UIInterfaceOrientationMask)application:(UIApplication *)application
    supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window
    API_DEPRECATED("Use UIWindowSceneDelegate supportedInterfaceOrientations(for:) instead.", ios(6.0, 27.0));
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options API_AVAILABLE(ios(13.0));
@end

UIKIT_EXTERN int UIApplicationMain(
    int argc, char *_Nullable argv[_Nonnull], NSString *_Nullable principalClassName,
    NSString *_Nullable delegateClassName);

NS_ASSUME_NONNULL_END
