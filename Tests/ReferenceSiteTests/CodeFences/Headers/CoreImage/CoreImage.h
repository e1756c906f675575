#pragma once

#import <CoreGraphics/CoreGraphics.h>
#import <ImageIO/ImageIO.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(5.0)) NS_SWIFT_SENDABLE
@interface CIImage : NSObject <NSSecureCoding, NSCopying>
+ (CIImage *)imageWithCGImage:(CGImageRef)image;
- (instancetype)initWithCGImage:(CGImageRef)image NS_SWIFT_NAME(init(cgImage:));
- (CIImage *)imageByApplyingTransform:(CGAffineTransform)matrix NS_SWIFT_NAME(transformed(by:));
- (CIImage *)imageByApplyingOrientation:(int)orientation NS_SWIFT_NAME(oriented(forExifOrientation:)) API_AVAILABLE(ios(8.0));
- (CIImage *)imageByApplyingCGOrientation:(CGImagePropertyOrientation)orientation
    NS_SWIFT_NAME(oriented(_:)) API_AVAILABLE(ios(11.0));
@property(nonatomic, readonly) CGRect extent;
@end

API_AVAILABLE(ios(5.0)) NS_SWIFT_SENDABLE
@interface CIContext : NSObject
- (instancetype)init;
+ (CIContext *)context;
- (nullable CGImageRef)createCGImage:(CIImage *)image fromRect:(CGRect)fromRect CF_RETURNS_RETAINED;
@end

NS_ASSUME_NONNULL_END
