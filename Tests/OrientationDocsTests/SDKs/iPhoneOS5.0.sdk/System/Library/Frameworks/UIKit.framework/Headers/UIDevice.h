//  UIDevice.h from before NS_ENUM. This SDK says its version by its name only.
typedef enum {
    UIDeviceOrientationUnknown,
    UIDeviceOrientationPortrait,
    UIDeviceOrientationPortraitUpsideDown,
    UIDeviceOrientationLandscapeLeft,
    UIDeviceOrientationLandscapeRight,
    UIDeviceOrientationFaceUp,
    UIDeviceOrientationFaceDown
} UIDeviceOrientation;

typedef enum {
#if __IPHONE_3_2 <= __IPHONE_OS_VERSION_MAX_ALLOWED
    UIUserInterfaceIdiomPhone,
    UIUserInterfaceIdiomPad,
#endif
} UIUserInterfaceIdiom;

UIKIT_CLASS_AVAILABLE(2_0) @interface UIDevice : NSObject {
    struct {
        unsigned int orientation:3;
    } _deviceFlags;
}
@property(nonatomic,readonly) UIUserInterfaceIdiom userInterfaceIdiom __OSX_AVAILABLE_STARTING(__MAC_NA,__IPHONE_3_2);
@end
