#pragma once

#import <CoreGraphics/CoreGraphics.h>

typedef NS_CLOSED_ENUM(uint32_t, CGImagePropertyOrientation) {
  kCGImagePropertyOrientationUp = 1,
  kCGImagePropertyOrientationUpMirrored,
  kCGImagePropertyOrientationDown,
  kCGImagePropertyOrientationDownMirrored,
  kCGImagePropertyOrientationLeftMirrored,
  kCGImagePropertyOrientationRight,
  kCGImagePropertyOrientationRightMirrored,
  kCGImagePropertyOrientationLeft,
};

CF_IMPLICIT_BRIDGING_ENABLED
NS_ASSUME_NONNULL_BEGIN

typedef struct CF_BRIDGED_TYPE(id) CGImageSource *CGImageSourceRef;
typedef struct CF_BRIDGED_TYPE(id) CGImageDestination *CGImageDestinationRef;

extern const CFStringRef kCGImagePropertyOrientation API_AVAILABLE(ios(4.0));
extern const CFStringRef kCGImagePropertyPixelWidth API_AVAILABLE(ios(4.0));
extern const CFStringRef kCGImagePropertyPixelHeight API_AVAILABLE(ios(4.0));
extern const CFStringRef kCGImageSourceCreateThumbnailFromImageAlways API_AVAILABLE(ios(4.0));
extern const CFStringRef kCGImageSourceCreateThumbnailWithTransform API_AVAILABLE(ios(4.0));
extern const CFStringRef kCGImageSourceThumbnailMaxPixelSize API_AVAILABLE(ios(4.0));
extern const CFStringRef kCGImageDestinationLossyCompressionQuality API_AVAILABLE(ios(4.0));

extern CGImageSourceRef _Nullable CGImageSourceCreateWithData(CFDataRef data, CFDictionaryRef _Nullable options);
extern CGImageSourceRef _Nullable CGImageSourceCreateWithURL(CFURLRef url, CFDictionaryRef _Nullable options);
extern CFDictionaryRef _Nullable CGImageSourceCopyPropertiesAtIndex(
    CGImageSourceRef isrc, size_t index, CFDictionaryRef _Nullable options);
extern CGImageRef _Nullable CGImageSourceCreateImageAtIndex(
    CGImageSourceRef isrc, size_t index, CFDictionaryRef _Nullable options);
extern CGImageRef _Nullable CGImageSourceCreateThumbnailAtIndex(
    CGImageSourceRef isrc, size_t index, CFDictionaryRef _Nullable options);
extern CGImageDestinationRef _Nullable CGImageDestinationCreateWithData(
    CFMutableDataRef data, CFStringRef type, size_t count, CFDictionaryRef _Nullable options);
extern void CGImageDestinationAddImage(CGImageDestinationRef idst, CGImageRef image, CFDictionaryRef _Nullable properties);
extern bool CGImageDestinationFinalize(CGImageDestinationRef idst);

NS_ASSUME_NONNULL_END
CF_IMPLICIT_BRIDGING_DISABLED
