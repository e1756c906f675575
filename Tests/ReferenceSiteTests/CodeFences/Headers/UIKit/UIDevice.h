#pragma once

#import <UIKit/UIGeometry.h>
#import <UIKit/UIOrientation.h>
#import <UIKit/UITraitCollection.h>

NS_ASSUME_NONNULL_BEGIN

UIKIT_EXTERN NSNotificationName const UIDeviceOrientationDidChangeNotification;

NS_SWIFT_UI_ACTOR
@interface UIDevice : NSObject
@property(class, nonatomic, readonly) UIDevice *currentDevice;
@property(nonatomic, readonly, strong) NSString *name;
@property(nonatomic, readonly, strong) NSString *model;
@property(nonatomic, readonly, strong) NSString *systemName;
@property(nonatomic, readonly, strong) NSString *systemVersion;
@property(nonatomic, readonly) UIDeviceOrientation orientation;
@property(nonatomic, readonly, getter=isGeneratingDeviceOrientationNotifications)
    BOOL generatesDeviceOrientationNotifications;
- (void)beginGeneratingDeviceOrientationNotifications;
- (void)endGeneratingDeviceOrientationNotifications;
@property(nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom API_AVAILABLE(ios(3.2));
@end

NS_INLINE UIUserInterfaceIdiom UI_USER_INTERFACE_IDIOM(void)
    API_DEPRECATED("Use -[UIDevice userInterfaceIdiom] directly.", ios(2.0, 13.0));
NS_INLINE UIUserInterfaceIdiom UI_USER_INTERFACE_IDIOM(void) { return UIDevice.currentDevice.userInterfaceIdiom; }

NS_SWIFT_UI_ACTOR
@interface UIScreen : NSObject <UITraitEnvironment>
@property(class, nonatomic, readonly) UIScreen *mainScreen
    API_DEPRECATED("Use a UIScreen instance found through context instead", ios(2.0, 26.0));
@property(nonatomic, readonly) CGRect bounds;
@property(nonatomic, readonly) CGFloat scale API_AVAILABLE(ios(4.0));
@property(nonatomic, readonly) CGRect applicationFrame API_DEPRECATED("", ios(2.0, 9.0));
@property(readonly) id<UICoordinateSpace> coordinateSpace API_AVAILABLE(ios(8.0));
@property(readonly) id<UICoordinateSpace> fixedCoordinateSpace API_AVAILABLE(ios(8.0));
@property(nonatomic, readonly) CGRect nativeBounds API_AVAILABLE(ios(8.0));
@property(nonatomic, readonly) CGFloat nativeScale API_AVAILABLE(ios(8.0));
@end

NS_ASSUME_NONNULL_END
