// The few views, controls and cells that examples put on their pages.

#pragma once

#import <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

@class UIAction, UIImageView, UILabel;

typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered API_AVAILABLE(ios(9.0)) = 1 << 13,
};

typedef NS_OPTIONS(NSUInteger, UIControlState) {
  UIControlStateNormal = 0,
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2,
};

typedef NS_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem API_AVAILABLE(ios(7.0)),
  UIButtonTypeClose API_AVAILABLE(ios(13.0)) = 7,
};

typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4,
};

NS_SWIFT_UI_ACTOR
@interface UIControl : UIView
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, getter=isSelected) BOOL selected;
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents API_AVAILABLE(ios(14.0));
@end

API_AVAILABLE(ios(13.0)) NS_SWIFT_UI_ACTOR
@interface UIAction : NSObject
+ (instancetype)actionWithHandler:(void (^)(__kindof UIAction *action))handler NS_REFINED_FOR_SWIFT;
+ (instancetype)actionWithTitle:(NSString *)title
                          image:(nullable UIImage *)image
                     identifier:(nullable NSString *)identifier
                        handler:(void (^)(__kindof UIAction *action))handler NS_REFINED_FOR_SWIFT;
@property(nonatomic, copy) NSString *title;
@property(nonatomic, readonly, nullable) id sender API_AVAILABLE(ios(14.0));
@end

NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
+ (instancetype)buttonWithType:(UIButtonType)buttonType
                 primaryAction:(nullable UIAction *)primaryAction API_AVAILABLE(ios(14.0));
+ (instancetype)systemButtonWithPrimaryAction:(nullable UIAction *)primaryAction API_AVAILABLE(ios(14.0))
    NS_REFINED_FOR_SWIFT;
@property(nullable, nonatomic, readonly, strong) UILabel *titleLabel API_AVAILABLE(ios(3.0));
@property(nullable, nonatomic, readonly, strong) UIImageView *imageView API_AVAILABLE(ios(3.0));
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
@end

NS_SWIFT_UI_ACTOR
@interface UISwitch : UIControl
@property(nonatomic, getter=isOn) BOOL on;
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView
@property(nonatomic) BOOL adjustsFontSizeToFitWidth;
@property(nonatomic) BOOL adjustsFontForContentSizeCategory API_AVAILABLE(ios(10.0));
@property(nullable, nonatomic, copy) NSString *text;
@property(null_resettable, nonatomic, strong) UIFont *font;
@property(null_resettable, nonatomic, strong) UIColor *textColor;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic) NSInteger numberOfLines;
@end

NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@property(nullable, nonatomic, strong) UIImage *image;
@end

typedef NS_ENUM(NSInteger, UIStackViewDistribution) {
  UIStackViewDistributionFill = 0,
  UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally,
  UIStackViewDistributionEqualSpacing,
  UIStackViewDistributionEqualCentering,
} API_AVAILABLE(ios(9.0));

typedef NS_ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill,
  UIStackViewAlignmentLeading,
  UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter,
  UIStackViewAlignmentTrailing,
  UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing,
  UIStackViewAlignmentLastBaseline,
} API_AVAILABLE(ios(9.0));

API_AVAILABLE(ios(9.0)) NS_SWIFT_UI_ACTOR
@interface UIStackView : UIView
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex;
@property(nonatomic) UILayoutConstraintAxis axis;
@property(nonatomic) UIStackViewDistribution distribution;
@property(nonatomic) UIStackViewAlignment alignment;
@property(nonatomic) CGFloat spacing;
@end

typedef NS_ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) {
  UIScrollViewContentInsetAdjustmentAutomatic,
  UIScrollViewContentInsetAdjustmentScrollableAxes,
  UIScrollViewContentInsetAdjustmentNever,
  UIScrollViewContentInsetAdjustmentAlways,
} API_AVAILABLE(ios(11.0));

NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView
@property(nonatomic) CGPoint contentOffset;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
@property(nonatomic) CGSize contentSize;
@property(nonatomic) UIEdgeInsets contentInset;
@property(nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior API_AVAILABLE(ios(11.0));
@property(nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
@end

NS_SWIFT_UI_ACTOR
@interface UITableViewCell : UIView
@property(nonatomic, readonly, strong) UIView *contentView;
@property(nonatomic, readonly, strong, nullable) UILabel *textLabel;
- (void)prepareForReuse;
@end

NS_SWIFT_UI_ACTOR
@interface UITableView : UIScrollView
- (void)reloadData;
- (void)beginUpdates;
- (void)endUpdates;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayout : NSObject <NSCoding>
- (void)invalidateLayout;
- (void)prepareLayout;
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property(nonatomic) CGSize itemSize;
@property(nonatomic) CGFloat minimumLineSpacing;
@property(nonatomic) CGFloat minimumInteritemSpacing;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionReusableView : UIView
- (void)prepareForReuse;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@property(nonatomic, readonly) UIView *contentView;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
- (void)reloadData;
@end

NS_SWIFT_UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
@property(nullable, nonatomic, readonly) UIView *view;
@end

NS_SWIFT_UI_ACTOR
@interface UITapGestureRecognizer : UIGestureRecognizer
@property(nonatomic) NSUInteger numberOfTapsRequired;
@end

typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain,
  UIBarButtonItemStyleDone = 2,
};

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone,
  UIBarButtonSystemItemCancel,
  UIBarButtonSystemItemClose API_AVAILABLE(ios(13.0)) = 24,
};

NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject
@property(nullable, nonatomic, copy) NSString *title;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@end

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem
- (instancetype)initWithTitle:(nullable NSString *)title
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem
                                     target:(nullable id)target
                                     action:(nullable SEL)action;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarItem : UIBarItem
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property(nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationBar : UIView
@end

NS_SWIFT_UI_ACTOR
@interface UITabBar : UIView
@end

NS_ASSUME_NONNULL_END
