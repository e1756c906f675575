#pragma once

#import <Foundation/Foundation.h>
#import <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

typedef double CLLocationDirection;

typedef NS_ENUM(int, CLDeviceOrientation) {
  CLDeviceOrientationUnknown = 0,
  CLDeviceOrientationPortrait,
  CLDeviceOrientationPortraitUpsideDown,
  CLDeviceOrientationLandscapeLeft,
  CLDeviceOrientationLandscapeRight,
  CLDeviceOrientationFaceUp,
  CLDeviceOrientationFaceDown,
};

@class CLHeading, CLLocationManager;

API_AVAILABLE(ios(27.0))
@protocol CLBodyIdentifiable <NSObject>
@end

// UIKit's, declared here so that it needs no CoreLocation.
API_AVAILABLE(ios(27.0))
@interface UIView (CLBodyIdentifiable) <CLBodyIdentifiable>
@end

@protocol CLLocationManagerDelegate <NSObject>
@optional
- (void)locationManager:(CLLocationManager *)manager didUpdateHeading:(CLHeading *)newHeading API_AVAILABLE(ios(3.0));
@end

API_AVAILABLE(ios(3.0)) NS_SWIFT_SENDABLE
@interface CLHeading : NSObject <NSCopying, NSSecureCoding>
@property(readonly, nonatomic) CLLocationDirection magneticHeading;
@property(readonly, nonatomic) CLLocationDirection trueHeading;
@end

API_AVAILABLE(ios(2.0))
@interface CLLocationManager : NSObject
+ (BOOL)headingAvailable API_AVAILABLE(ios(4.0));
@property(weak, nonatomic, nullable) id<CLLocationManagerDelegate> delegate;
@property(nonatomic) CLDeviceOrientation headingOrientation
    API_DEPRECATED("Use headingBody instead", ios(4.0, 27.0));
@property(nonatomic, strong, nullable) id<CLBodyIdentifiable> headingBody API_AVAILABLE(ios(27.0));
- (void)startUpdatingHeading API_AVAILABLE(ios(3.0));
- (void)stopUpdatingHeading API_AVAILABLE(ios(3.0));
@end

NS_ASSUME_NONNULL_END
