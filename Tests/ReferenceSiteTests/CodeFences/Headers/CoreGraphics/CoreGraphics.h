#pragma once

#import <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>

typedef const struct CGPath *CGPathRef;
typedef struct CGColor *CGColorRef;
typedef struct CGImage *CGImageRef;
typedef struct CGContext *CGContextRef;

extern void CGImageRelease(CGImageRef _Nullable image);
extern size_t CGImageGetWidth(CGImageRef _Nullable image);
extern size_t CGImageGetHeight(CGImageRef _Nullable image);

extern const CGPoint CGPointZero;
extern const CGSize CGSizeZero;
extern const CGRect CGRectZero;
extern const CGRect CGRectNull;
extern const CGRect CGRectInfinite;
extern const CGAffineTransform CGAffineTransformIdentity;

typedef enum CGRectEdge : unsigned int { CGRectMinXEdge, CGRectMinYEdge, CGRectMaxXEdge, CGRectMaxYEdge } CGRectEdge;

extern CGPoint CGPointMake(CGFloat x, CGFloat y);
extern CGSize CGSizeMake(CGFloat width, CGFloat height);
extern CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
extern CGVector CGVectorMake(CGFloat dx, CGFloat dy);
extern bool CGPointEqualToPoint(CGPoint one, CGPoint other);
extern bool CGSizeEqualToSize(CGSize one, CGSize other);
extern bool CGRectEqualToRect(CGRect one, CGRect other);
extern CGFloat CGRectGetMinX(CGRect rect);
extern CGFloat CGRectGetMidX(CGRect rect);
extern CGFloat CGRectGetMaxX(CGRect rect);
extern CGFloat CGRectGetMinY(CGRect rect);
extern CGFloat CGRectGetMidY(CGRect rect);
extern CGFloat CGRectGetMaxY(CGRect rect);
extern CGFloat CGRectGetWidth(CGRect rect);
extern CGFloat CGRectGetHeight(CGRect rect);
extern CGRect CGRectStandardize(CGRect rect);
extern CGRect CGRectInset(CGRect rect, CGFloat dx, CGFloat dy);
extern CGRect CGRectOffset(CGRect rect, CGFloat dx, CGFloat dy);
extern CGRect CGRectIntegral(CGRect rect);
extern CGRect CGRectUnion(CGRect one, CGRect other);
extern CGRect CGRectIntersection(CGRect one, CGRect other);
extern CGRect CGRectApplyAffineTransform(CGRect rect, CGAffineTransform transform);
extern void CGRectDivide(
    CGRect rect, CGRect *_Nonnull slice, CGRect *_Nonnull remainder, CGFloat amount, CGRectEdge edge);
extern bool CGRectContainsPoint(CGRect rect, CGPoint point);
extern bool CGRectContainsRect(CGRect one, CGRect other);
extern bool CGRectIntersectsRect(CGRect one, CGRect other);
extern bool CGRectIsEmpty(CGRect rect);
extern bool CGRectIsNull(CGRect rect);

extern CGAffineTransform CGAffineTransformMake(CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat tx, CGFloat ty);
extern CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle);
extern CGAffineTransform CGAffineTransformMakeScale(CGFloat sx, CGFloat sy);
extern CGAffineTransform CGAffineTransformMakeTranslation(CGFloat tx, CGFloat ty);
extern CGAffineTransform CGAffineTransformRotate(CGAffineTransform transform, CGFloat angle);
extern CGAffineTransform CGAffineTransformScale(CGAffineTransform transform, CGFloat sx, CGFloat sy);
extern CGAffineTransform CGAffineTransformTranslate(CGAffineTransform transform, CGFloat tx, CGFloat ty);
extern CGAffineTransform CGAffineTransformConcat(CGAffineTransform one, CGAffineTransform other);
extern CGAffineTransform CGAffineTransformInvert(CGAffineTransform transform);
extern bool CGAffineTransformIsIdentity(CGAffineTransform transform);
extern bool CGAffineTransformEqualToTransform(CGAffineTransform one, CGAffineTransform other);
