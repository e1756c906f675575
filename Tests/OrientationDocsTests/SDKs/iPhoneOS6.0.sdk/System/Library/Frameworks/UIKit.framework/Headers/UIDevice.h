//  UIDevice.h of the first SDK that says NS_ENUM.
typedef NS_ENUM(NSInteger, UIDeviceOrientation) {
    UIDeviceOrientationUnknown,
    UIDeviceOrientationPortrait,
    UIDeviceOrientationPortraitUpsideDown,
    UIDeviceOrientationLandscapeLeft,
    UIDeviceOrientationLandscapeRight,
    UIDeviceOrientationFaceUp,
    UIDeviceOrientationFaceDown
};

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
#if __IPHONE_3_2 <= __IPHONE_OS_VERSION_MAX_ALLOWED
    UIUserInterfaceIdiomPhone,
    UIUserInterfaceIdiomPad,
#endif
};

#define UI_USER_INTERFACE_IDIOM() \
    ([[UIDevice currentDevice] respondsToSelector:@selector(userInterfaceIdiom)] ? \
    [[UIDevice currentDevice] userInterfaceIdiom] : UIUserInterfaceIdiomPhone)
