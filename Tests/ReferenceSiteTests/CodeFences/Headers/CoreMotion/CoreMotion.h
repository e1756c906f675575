#pragma once

#import <Foundation/Foundation.h>
#import <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

typedef struct {
  double x, y, z;
} CMAcceleration;
typedef struct {
  double x, y, z;
} CMRotationRate;

API_AVAILABLE(ios(4.0)) NS_SWIFT_SENDABLE
@interface CMLogItem : NSObject <NSSecureCoding, NSCopying>
@property(readonly, nonatomic) NSTimeInterval timestamp;
@end

API_AVAILABLE(ios(4.0))
@interface CMAccelerometerData : CMLogItem
@property(readonly, nonatomic) CMAcceleration acceleration;
@end

API_AVAILABLE(ios(4.0))
@interface CMAttitude : NSObject <NSCopying, NSSecureCoding>
@property(readonly, nonatomic) double roll;
@property(readonly, nonatomic) double pitch;
@property(readonly, nonatomic) double yaw;
@end

API_AVAILABLE(ios(4.0))
@interface CMDeviceMotion : CMLogItem
@property(readonly, nonatomic) CMAttitude *attitude;
@property(readonly, nonatomic) CMRotationRate rotationRate;
@property(readonly, nonatomic) CMAcceleration gravity;
@property(readonly, nonatomic) CMAcceleration userAcceleration;
@end

typedef void (^CMAccelerometerHandler)(CMAccelerometerData *_Nullable accelerometerData, NSError *_Nullable error)
    API_AVAILABLE(ios(4.0));
typedef void (^CMDeviceMotionHandler)(CMDeviceMotion *_Nullable motion, NSError *_Nullable error)
    API_AVAILABLE(ios(4.0));

API_AVAILABLE(ios(27.0))
@protocol CMBodyIdentifiable <NSObject>
@end

// UIKit's, declared here so that it needs no CoreMotion.
API_AVAILABLE(ios(27.0))
@interface UIView (CMBodyIdentifiable) <CMBodyIdentifiable>
@end

API_AVAILABLE(ios(4.0))
@interface CMMotionManager : NSObject
@property(nonatomic) NSTimeInterval accelerometerUpdateInterval;
@property(readonly, nonatomic, getter=isAccelerometerAvailable) BOOL accelerometerAvailable;
@property(readonly, nonatomic, getter=isAccelerometerActive) BOOL accelerometerActive;
- (void)startAccelerometerUpdates;
- (void)startAccelerometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMAccelerometerHandler)handler;
- (void)stopAccelerometerUpdates;
@property(nonatomic) NSTimeInterval deviceMotionUpdateInterval;
@property(readonly, nonatomic, getter=isDeviceMotionAvailable) BOOL deviceMotionAvailable;
@property(readonly, nonatomic, getter=isDeviceMotionActive) BOOL deviceMotionActive;
@property(readonly, nullable) CMDeviceMotion *deviceMotion;
- (void)startDeviceMotionUpdates;
- (void)startDeviceMotionUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMDeviceMotionHandler)handler;
- (void)stopDeviceMotionUpdates;
@property(nonatomic, strong, nullable) id<CMBodyIdentifiable> deviceMotionBody API_AVAILABLE(ios(27.0));
@end

NS_ASSUME_NONNULL_END
