#if !__has_include(<UIKitCore/UIDevice.h>)
//  UIDevice.h: what the app runs on.
#import <UIKit/UIOrientation.h>

typedef NS_ENUM(NSInteger, UIDeviceBatteryState) {
    UIDeviceBatteryStateUnknown,
    UIDeviceBatteryStateUnplugged,
    UIDeviceBatteryStateCharging,   // and less than 100% full
    UIDeviceBatteryStateFull,
} API_UNAVAILABLE(tvos, watchos);

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
    UIUserInterfaceIdiomUnspecified = -1,
    UIUserInterfaceIdiomPhone API_AVAILABLE(ios(3.2)), // iPhone
    UIUserInterfaceIdiomPad API_AVAILABLE(ios(3.2)), // iPad
    UIUserInterfaceIdiomTV API_AVAILABLE(ios(9.0)), // Apple TV
    UIUserInterfaceIdiomCarPlay API_AVAILABLE(ios(9.0)), // a car
    UIUserInterfaceIdiomMac API_AVAILABLE(ios(14.0)) API_UNAVAILABLE(watchos) = 5, // a Mac
    UIUserInterfaceIdiomVision API_AVAILABLE(ios(17.0)) API_UNAVAILABLE(watchos) = 6, // Vision
} API_UNAVAILABLE(watchos);

UIKIT_EXTERN API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(watchos) NS_SWIFT_UI_ACTOR
@interface UIDevice : NSObject
@property(class, nonatomic, readonly) UIDevice *currentDevice;
@property(nonatomic,readonly) UIDeviceOrientation orientation API_UNAVAILABLE(tvos, visionos);
@end

static inline UIUserInterfaceIdiom UI_USER_INTERFACE_IDIOM(void) API_DEPRECATED("Ask the device.", ios(2.0, 13.0), tvos(9.0, 11.0)) {
    return [[UIDevice currentDevice] userInterfaceIdiom];
}
#endif
