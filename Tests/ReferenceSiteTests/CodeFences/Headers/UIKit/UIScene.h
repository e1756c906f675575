// Scenes, window scenes and their geometry.

#pragma once

#import <UIKit/UIViewController.h>

NS_ASSUME_NONNULL_BEGIN

@class UIOpenURLContext, UIScene, UISceneConfiguration, UISceneConnectionOptions, UISceneSession, UIWindowScene,
    UIWindowSceneGeometry, UIWindowSceneGeometryPreferences;

typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground,
} API_AVAILABLE(ios(13.0));

typedef NSString *UISceneSessionRole NS_TYPED_ENUM API_AVAILABLE(ios(13.0));
UIKIT_EXTERN UISceneSessionRole const UIWindowSceneSessionRoleApplication API_AVAILABLE(ios(13.0));
UIKIT_EXTERN UISceneSessionRole const UIWindowSceneSessionRoleExternalDisplayNonInteractive API_AVAILABLE(ios(16.0));

UIKIT_EXTERN NSErrorDomain const UISceneErrorDomain API_AVAILABLE(ios(15.0));
typedef NS_ERROR_ENUM(UISceneErrorDomain, UISceneErrorCode) {
  UISceneErrorCodeMultipleScenesNotSupported,
  UISceneErrorCodeRequestDenied,
  UISceneErrorCodeGeometryRequestUnsupported API_AVAILABLE(ios(16.0)) = 100,
  UISceneErrorCodeGeometryRequestDenied API_AVAILABLE(ios(16.0)),
} API_AVAILABLE(ios(13.0));

UIKIT_EXTERN NSNotificationName const UISceneWillConnectNotification API_AVAILABLE(ios(13.0));
UIKIT_EXTERN NSNotificationName const UISceneDidDisconnectNotification API_AVAILABLE(ios(13.0));
UIKIT_EXTERN NSNotificationName const UISceneDidActivateNotification API_AVAILABLE(ios(13.0));

API_AVAILABLE(ios(13.0)) NS_SWIFT_UI_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)sceneWillEnterForeground:(UIScene *)scene;
- (void)sceneDidEnterBackground:(UIScene *)scene;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
@end

API_AVAILABLE(ios(13.0)) NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithSession:(UISceneSession *)session
              connectionOptions:(UISceneConnectionOptions *)connectionOptions NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly) UISceneSession *session;
@property(nullable, nonatomic, strong) id<UISceneDelegate> delegate;
@property(nonatomic, readonly) UISceneActivationState activationState;
@property(null_resettable, nonatomic, copy) NSString *title;
@end

API_AVAILABLE(ios(13.0)) NS_SWIFT_UI_ACTOR
@interface UISceneSession : NSObject
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
@property(nonatomic, readonly, nullable) UIScene *scene;
@property(nonatomic, readonly) UISceneSessionRole role;
@property(nonatomic, readonly, copy) UISceneConfiguration *configuration;
@property(nonatomic, readonly) NSString *persistentIdentifier;
@end

API_AVAILABLE(ios(13.0)) NS_SWIFT_UI_ACTOR
@interface UISceneConnectionOptions : NSObject
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
@end

API_AVAILABLE(ios(13.0)) NS_SWIFT_UI_ACTOR
@interface UISceneConfiguration : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)configurationWithName:(nullable NSString *)name sessionRole:(UISceneSessionRole)sessionRole;
- (instancetype)initWithName:(nullable NSString *)name
                 sessionRole:(UISceneSessionRole)sessionRole NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly, nullable) NSString *name;
@property(nonatomic, readonly) UISceneSessionRole role;
@property(nonatomic, nullable) Class sceneClass;
@property(nonatomic, nullable) Class delegateClass;
@end

API_AVAILABLE(ios(13.0)) NS_SWIFT_UI_ACTOR
@interface UISceneSizeRestrictions : NSObject
@property(nonatomic, assign) CGSize minimumSize;
@property(nonatomic, assign) CGSize maximumSize;
@property(nonatomic, assign) BOOL allowsFullScreen API_AVAILABLE(ios(16.0));
@end

API_AVAILABLE(ios(13.0)) NS_SWIFT_UI_ACTOR
@interface UIStatusBarManager : NSObject
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
@property(nonatomic, readonly) UIStatusBarStyle statusBarStyle;
@property(nonatomic, readonly, getter=isStatusBarHidden) BOOL statusBarHidden;
@property(nonatomic, readonly) CGRect statusBarFrame;
@end

API_AVAILABLE(ios(13.0)) NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene <UITraitEnvironment>
@property(nonatomic, readonly) UIScreen *screen;
@property(nonatomic, readonly) UIInterfaceOrientation interfaceOrientation
    API_DEPRECATED("Use effectiveGeometry.interfaceOrientation instead.", ios(13.0, 26.0));
@property(nonatomic, readonly) id<UICoordinateSpace> coordinateSpace
    API_DEPRECATED("Use effectiveGeometry.coordinateSpace instead.", ios(13.0, 26.0));
@property(nonatomic, readonly) UITraitCollection *traitCollection;
- (void)requestGeometryUpdateWithPreferences:(UIWindowSceneGeometryPreferences *)geometryPreferences
                                errorHandler:(nullable void (^)(NSError *error))errorHandler API_AVAILABLE(ios(16.0));
@property(nonatomic, readonly) UIWindowSceneGeometry *effectiveGeometry API_AVAILABLE(ios(16.0));
@property(nonatomic, readonly, nullable) UISceneSizeRestrictions *sizeRestrictions API_AVAILABLE(ios(13.0));
@property(nonatomic, readonly) NSArray<UIWindow *> *windows;
@property(nonatomic, readonly, nullable) UIStatusBarManager *statusBarManager;
@property(nonatomic, readonly, getter=isFullScreen) BOOL fullScreen API_AVAILABLE(ios(16.0));
@property(nonatomic, readonly, strong, nullable) UIWindow *keyWindow API_AVAILABLE(ios(15.0));
@end

API_AVAILABLE(ios(17.0))
@interface UIWindowScene (UITraitChangeObservable) <UITraitChangeObservable>
@end

API_AVAILABLE(ios(16.0))
@interface UIWindowSceneGeometry : NSObject <NSCopying>
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
@property(nonatomic, readonly) CGRect systemFrame API_UNAVAILABLE(ios);
@property(nonatomic, readonly) id<UICoordinateSpace> coordinateSpace API_AVAILABLE(ios(26.0));
@property(nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property(nonatomic, readonly, getter=isInterfaceOrientationLocked) BOOL interfaceOrientationLocked
    API_AVAILABLE(ios(26.0));
@property(nonatomic, readonly, getter=isInteractivelyResizing) BOOL interactivelyResizing API_AVAILABLE(ios(26.0));
@end

API_AVAILABLE(ios(16.0)) NS_SWIFT_UI_ACTOR
@interface UIWindowSceneGeometryPreferences : NSObject
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
@end

API_AVAILABLE(ios(16.0)) NS_SWIFT_UI_ACTOR
@interface UIWindowSceneGeometryPreferencesIOS : UIWindowSceneGeometryPreferences
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithInterfaceOrientations:(UIInterfaceOrientationMask)interfaceOrientations;
@property(nonatomic, assign) UIInterfaceOrientationMask interfaceOrientations;
@end

API_AVAILABLE(ios(16.0)) NS_SWIFT_UI_ACTOR
@interface UIWindowSceneGeometryPreferencesMac : UIWindowSceneGeometryPreferences
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithSystemFrame:(CGRect)systemFrame;
@property(nonatomic, assign) CGRect systemFrame;
@end

API_AVAILABLE(ios(13.0)) NS_SWIFT_UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property(nullable, nonatomic, strong) UIWindow *window;
- (void)windowScene:(UIWindowScene *)windowScene
    didUpdateCoordinateSpace:(id<UICoordinateSpace>)previousCoordinateSpace
        interfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation
             traitCollection:(UITraitCollection *)previousTraitCollection
    API_DEPRECATED("Use windowScene:didUpdateEffectiveGeometry: instead.", ios(13.0, 26.0));
- (void)windowScene:(UIWindowScene *)windowScene
    didUpdateEffectiveGeometry:(UIWindowSceneGeometry *)previousEffectiveGeometry API_AVAILABLE(ios(26.0));
- (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindowScene:(UIWindowScene *)windowScene API_AVAILABLE(
    ios(27.0));
@end

NS_ASSUME_NONNULL_END
