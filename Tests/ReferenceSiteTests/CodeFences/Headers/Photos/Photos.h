#pragma once

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(8.0)) NS_SWIFT_SENDABLE
@interface PHPhotoLibrary : NSObject
+ (PHPhotoLibrary *)sharedPhotoLibrary NS_SWIFT_NAME(shared());
@end

NS_ASSUME_NONNULL_END
