#if (defined(USE_UIKIT_PUBLIC_HEADERS) && USE_UIKIT_PUBLIC_HEADERS) || !__has_include(<UIKitCore/UIDevice.h>)
//  UIDevice.h of the SDKs that say API_AVAILABLE and have no UIOrientation.h yet.
NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIDeviceOrientation) {
    UIDeviceOrientationUnknown,
    UIDeviceOrientationPortrait,
    UIDeviceOrientationPortraitUpsideDown,
    UIDeviceOrientationLandscapeLeft,
    UIDeviceOrientationLandscapeRight,
    UIDeviceOrientationFaceUp,
    UIDeviceOrientationFaceDown
} API_UNAVAILABLE(tvos);

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
    UIUserInterfaceIdiomUnspecified = -1,
    UIUserInterfaceIdiomPhone API_AVAILABLE(ios(3.2)),
    UIUserInterfaceIdiomPad API_AVAILABLE(ios(3.2)),
    UIUserInterfaceIdiomTV API_AVAILABLE(ios(9.0)),
    UIUserInterfaceIdiomCarPlay API_AVAILABLE(ios(9.0)),
};

NS_ASSUME_NONNULL_END
#else
#import <UIKitCore/UIDevice.h>
#endif
