// Colours, images and paths.

#pragma once

#import <UIKit/UIGeometry.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE
@interface UIColor : NSObject <NSSecureCoding, NSCopying>
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
@property(class, nonatomic, readonly) UIColor *blackColor;
@property(class, nonatomic, readonly) UIColor *darkGrayColor;
@property(class, nonatomic, readonly) UIColor *lightGrayColor;
@property(class, nonatomic, readonly) UIColor *grayColor;
@property(class, nonatomic, readonly) UIColor *whiteColor;
@property(class, nonatomic, readonly) UIColor *redColor;
@property(class, nonatomic, readonly) UIColor *greenColor;
@property(class, nonatomic, readonly) UIColor *blueColor;
@property(class, nonatomic, readonly) UIColor *yellowColor;
@property(class, nonatomic, readonly) UIColor *orangeColor;
@property(class, nonatomic, readonly) UIColor *cyanColor;
@property(class, nonatomic, readonly) UIColor *magentaColor;
@property(class, nonatomic, readonly) UIColor *purpleColor;
@property(class, nonatomic, readonly) UIColor *brownColor;
@property(class, nonatomic, readonly) UIColor *clearColor;
@property(class, nonatomic, readonly) UIColor *systemRedColor API_AVAILABLE(ios(7.0));
@property(class, nonatomic, readonly) UIColor *systemGreenColor API_AVAILABLE(ios(7.0));
@property(class, nonatomic, readonly) UIColor *systemBlueColor API_AVAILABLE(ios(7.0));
@property(class, nonatomic, readonly) UIColor *systemOrangeColor API_AVAILABLE(ios(7.0));
@property(class, nonatomic, readonly) UIColor *systemYellowColor API_AVAILABLE(ios(7.0));
@property(class, nonatomic, readonly) UIColor *systemPinkColor API_AVAILABLE(ios(7.0));
@property(class, nonatomic, readonly) UIColor *systemPurpleColor API_AVAILABLE(ios(9.0));
@property(class, nonatomic, readonly) UIColor *systemTealColor API_AVAILABLE(ios(7.0));
@property(class, nonatomic, readonly) UIColor *systemIndigoColor API_AVAILABLE(ios(13.0));
@property(class, nonatomic, readonly) UIColor *systemGrayColor API_AVAILABLE(ios(7.0));
@property(class, nonatomic, readonly) UIColor *systemGray5Color API_AVAILABLE(ios(13.0));
@property(class, nonatomic, readonly) UIColor *systemGray6Color API_AVAILABLE(ios(13.0));
@property(class, nonatomic, readonly) UIColor *secondaryLabelColor API_AVAILABLE(ios(13.0));
@property(class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor API_AVAILABLE(ios(13.0));
@property(class, nonatomic, readonly) UIColor *systemGroupedBackgroundColor API_AVAILABLE(ios(13.0));
@property(class, nonatomic, readonly) UIColor *systemBackgroundColor API_AVAILABLE(ios(13.0));
@property(class, nonatomic, readonly) UIColor *labelColor API_AVAILABLE(ios(13.0));
- (void)setFill;
- (void)setStroke;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
@property(nonatomic, readonly) CGColorRef CGColor NS_RETURNS_INNER_POINTER;
@end

typedef NSString *UIFontTextStyle NS_TYPED_ENUM;
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleLargeTitle API_AVAILABLE(ios(11.0));
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleTitle1 API_AVAILABLE(ios(9.0));
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleTitle2 API_AVAILABLE(ios(9.0));
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleTitle3 API_AVAILABLE(ios(9.0));
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleHeadline API_AVAILABLE(ios(7.0));
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleBody API_AVAILABLE(ios(7.0));
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleFootnote API_AVAILABLE(ios(7.0));

typedef CGFloat UIFontWeight NS_TYPED_EXTENSIBLE_ENUM;
UIKIT_EXTERN const UIFontWeight UIFontWeightRegular API_AVAILABLE(ios(8.2));
UIKIT_EXTERN const UIFontWeight UIFontWeightMedium API_AVAILABLE(ios(8.2));
UIKIT_EXTERN const UIFontWeight UIFontWeightSemibold API_AVAILABLE(ios(8.2));
UIKIT_EXTERN const UIFontWeight UIFontWeightBold API_AVAILABLE(ios(8.2));

NS_SWIFT_SENDABLE
@interface UIFont : NSObject <NSCopying, NSSecureCoding>
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight API_AVAILABLE(ios(8.2));
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style API_AVAILABLE(ios(7.0));
@property(nonatomic, readonly) CGFloat pointSize;
@end

typedef NS_ENUM(NSInteger, UIImageOrientation) {
  UIImageOrientationUp,
  UIImageOrientationDown,
  UIImageOrientationLeft,
  UIImageOrientationRight,
  UIImageOrientationUpMirrored,
  UIImageOrientationDownMirrored,
  UIImageOrientationLeftMirrored,
  UIImageOrientationRightMirrored,
};

typedef NS_ENUM(NSInteger, UIImageRenderingMode) {
  UIImageRenderingModeAutomatic,
  UIImageRenderingModeAlwaysOriginal,
  UIImageRenderingModeAlwaysTemplate,
} API_AVAILABLE(ios(7.0));

@class UIGraphicsImageRendererFormat;

NS_SWIFT_SENDABLE
@interface UIImage : NSObject <NSSecureCoding>
+ (nullable UIImage *)imageNamed:(NSString *)name;
+ (nullable UIImage *)systemImageNamed:(NSString *)name API_AVAILABLE(ios(13.0));
+ (nullable UIImage *)imageWithData:(NSData *)data;
+ (nullable UIImage *)imageWithContentsOfFile:(NSString *)path;
+ (UIImage *)imageWithCGImage:(CGImageRef)cgImage;
+ (UIImage *)imageWithCGImage:(CGImageRef)cgImage scale:(CGFloat)scale orientation:(UIImageOrientation)orientation
    API_AVAILABLE(ios(4.0));
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithData:(NSData *)data;
- (nullable instancetype)initWithData:(NSData *)data scale:(CGFloat)scale API_AVAILABLE(ios(6.0));
- (instancetype)initWithCGImage:(CGImageRef)cgImage;
- (instancetype)initWithCGImage:(CGImageRef)cgImage
                          scale:(CGFloat)scale
                    orientation:(UIImageOrientation)imageOrientation API_AVAILABLE(ios(4.0));
@property(nonatomic, readonly) CGSize size;
@property(nullable, nonatomic, readonly) CGImageRef CGImage;
@property(nonatomic, readonly) UIImageOrientation imageOrientation;
@property(nonatomic, readonly) CGFloat scale API_AVAILABLE(ios(4.0));
@property(nonatomic, readonly) UIGraphicsImageRendererFormat *imageRendererFormat API_AVAILABLE(ios(10.0));
- (void)drawAtPoint:(CGPoint)point;
- (void)drawInRect:(CGRect)rect;
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode API_AVAILABLE(ios(7.0));
- (UIImage *)imageWithHorizontallyFlippedOrientation API_AVAILABLE(ios(10.0));
@end

UIKIT_EXTERN NSData *_Nullable UIImagePNGRepresentation(UIImage *image);
UIKIT_EXTERN NSData *_Nullable UIImageJPEGRepresentation(UIImage *image, CGFloat compressionQuality);

API_AVAILABLE(ios(10.0))
@interface UIGraphicsRendererFormat : NSObject <NSCopying>
+ (instancetype)preferredFormat API_AVAILABLE(ios(11.0));
@end

API_AVAILABLE(ios(10.0))
@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
@property(nonatomic) CGFloat scale;
@property(nonatomic) BOOL opaque;
@end

API_AVAILABLE(ios(10.0))
@interface UIGraphicsRendererContext : NSObject
@property(nonatomic, readonly) CGContextRef CGContext;
- (void)fillRect:(CGRect)rect;
@end

API_AVAILABLE(ios(10.0))
@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property(nonatomic, readonly) UIImage *currentImage;
@end

API_AVAILABLE(ios(10.0))
@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds;
@end

API_AVAILABLE(ios(10.0))
@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format;
- (UIImage *)imageWithActions:(void(NS_NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions;
- (NSData *)JPEGDataWithCompressionQuality:(CGFloat)compressionQuality
                                   actions:(void(NS_NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions;
@end

@interface UIBezierPath : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)bezierPath;
+ (instancetype)bezierPathWithRect:(CGRect)rect;
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect
                        byRoundingCorners:(UIRectCorner)corners
                              cornerRadii:(CGSize)cornerRadii;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic) CGPathRef CGPath;
- (void)moveToPoint:(CGPoint)point;
- (void)addLineToPoint:(CGPoint)point;
- (void)closePath;
- (void)fill;
- (void)stroke;
@property(nonatomic) CGFloat lineWidth;
@property(nonatomic, readonly) CGRect bounds;
@end

NS_ASSUME_NONNULL_END
