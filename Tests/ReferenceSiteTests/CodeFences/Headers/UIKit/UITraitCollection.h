#pragma once

#import <CoreGraphics/CoreGraphics.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone API_AVAILABLE(ios(3.2)),
  UIUserInterfaceIdiomPad API_AVAILABLE(ios(3.2)),
  UIUserInterfaceIdiomTV API_AVAILABLE(ios(9.0)),
  UIUserInterfaceIdiomCarPlay API_AVAILABLE(ios(9.0)),
  UIUserInterfaceIdiomMac API_AVAILABLE(ios(14.0)) = 5,
  UIUserInterfaceIdiomVision API_AVAILABLE(ios(17.0)) = 6,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
} API_AVAILABLE(ios(8.0));

typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark,
} API_AVAILABLE(ios(12.0));

API_AVAILABLE(ios(8.0)) NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (BOOL)containsTraitsInCollection:(nullable UITraitCollection *)trait;
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> *)traitCollections;
+ (UITraitCollection *)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom;
@property(nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property(nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle API_AVAILABLE(ios(12.0));
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale;
@property(nonatomic, readonly) CGFloat displayScale;
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)horizontalSizeClass;
@property(nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
+ (UITraitCollection *)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)verticalSizeClass;
@property(nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property(class, nonatomic, readonly, strong) UITraitCollection *currentTraitCollection API_AVAILABLE(ios(13.0));
@end

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@protocol UITraitEnvironment <NSObject>
@property(nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection
    API_DEPRECATED("Use the trait change registration APIs declared in the UITraitChangeObservable protocol",
                   ios(8.0, 17.0));
@end

API_AVAILABLE(ios(17.0))
@protocol UITraitDefinition <NSObject>
@end
typedef Class<UITraitDefinition> UITrait API_AVAILABLE(ios(17.0)) NS_REFINED_FOR_SWIFT;

API_AVAILABLE(ios(17.0)) NS_SWIFT_SENDABLE
@interface UITraitHorizontalSizeClass : NSObject <UITraitDefinition>
@end
API_AVAILABLE(ios(17.0)) NS_SWIFT_SENDABLE
@interface UITraitVerticalSizeClass : NSObject <UITraitDefinition>
@end

API_AVAILABLE(ios(17.0))
@protocol UITraitChangeRegistration <NSObject, NSCopying>
@end

typedef void (^UITraitChangeHandler)(__kindof id<UITraitEnvironment> traitEnvironment,
                                     UITraitCollection *previousCollection) API_AVAILABLE(ios(17.0));

API_AVAILABLE(ios(17.0)) NS_SWIFT_UI_ACTOR
@protocol UITraitChangeObservable
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<UITrait> *)traits
                                             withHandler:(UITraitChangeHandler)handler;
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<UITrait> *)traits
                                              withTarget:(id)target
                                                  action:(SEL)action;
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<UITrait> *)traits withAction:(SEL)action;
- (void)unregisterForTraitChanges:(id<UITraitChangeRegistration>)registration;
@end

NS_ASSUME_NONNULL_END
