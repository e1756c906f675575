// Tables, collections and what scrolls.

#pragma once

#import <UIKit/UIControls.h>
#import <UIKit/UIViewController.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSIndexPath (UITableView)
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section API_AVAILABLE(ios(6.0));
@property(nonatomic, readonly) NSInteger section;
@property(nonatomic, readonly) NSInteger row;
@property(nonatomic, readonly) NSInteger item API_AVAILABLE(ios(6.0));
@end

NS_SWIFT_UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView;
@end

@interface UIScrollView (Delegate)
@property(nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
@property(nonatomic, readonly, getter=isDragging) BOOL dragging;
@property(nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property(nonatomic, readonly) UIEdgeInsets adjustedContentInset API_AVAILABLE(ios(11.0));
@property(nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide API_AVAILABLE(ios(11.0));
@property(nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide API_AVAILABLE(ios(11.0));
@end

typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone,
  UIScrollViewKeyboardDismissModeOnDrag,
  UIScrollViewKeyboardDismissModeInteractive,
} API_AVAILABLE(ios(7.0));

NS_SWIFT_UI_ACTOR
@interface UITextView : UIScrollView
@property(null_resettable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, strong) UIFont *font;
@property(nullable, nonatomic, strong) UIColor *textColor;
@property(nonatomic, getter=isEditable) BOOL editable;
@end

NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, copy) NSString *placeholder;
@property(nullable, nonatomic, strong) UIView *inputView;
@end

// MARK: Tables

typedef NS_ENUM(NSInteger, UITableViewStyle) {
  UITableViewStylePlain,
  UITableViewStyleGrouped,
  UITableViewStyleInsetGrouped API_AVAILABLE(ios(13.0)),
};

typedef NS_ENUM(NSInteger, UITableViewScrollPosition) {
  UITableViewScrollPositionNone,
  UITableViewScrollPositionTop,
  UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom,
};

NS_SWIFT_UI_ACTOR
@protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDelegate <UIScrollViewDelegate>
@optional
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
@end

@interface UITableView (Data)
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
@property(nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property(nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property(nonatomic) CGFloat rowHeight;
@property(nonatomic, strong, nullable) UIView *tableHeaderView;
@property(nonatomic, strong, nullable) UIView *tableFooterView;
@property(nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier API_AVAILABLE(ios(6.0));
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath API_AVAILABLE(ios(6.0));
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath
              atScrollPosition:(UITableViewScrollPosition)scrollPosition
                      animated:(BOOL)animated;
@end

NS_SWIFT_UI_ACTOR
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, strong, null_resettable) UITableView *tableView;
@end

// MARK: Collections

typedef NS_OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
  UICollectionViewScrollPositionNone = 0,
  UICollectionViewScrollPositionTop = 1 << 0,
  UICollectionViewScrollPositionCenteredVertically = 1 << 1,
  UICollectionViewScrollPositionBottom = 1 << 2,
  UICollectionViewScrollPositionLeft = 1 << 3,
  UICollectionViewScrollPositionCenteredHorizontally = 1 << 4,
  UICollectionViewScrollPositionRight = 1 << 5,
};

typedef NS_ENUM(NSInteger, UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical,
  UICollectionViewScrollDirectionHorizontal,
};

API_AVAILABLE(ios(6.0)) NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
@end

API_AVAILABLE(ios(6.0)) NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (CGPoint)collectionView:(UICollectionView *)collectionView
    targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset API_AVAILABLE(ios(9.0));
@end

API_AVAILABLE(ios(6.0)) NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView
                    layout:(UICollectionViewLayout *)collectionViewLayout
    sizeForItemAtIndexPath:(NSIndexPath *)indexPath;
@end

API_AVAILABLE(ios(6.0)) NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayoutInvalidationContext : NSObject
@end

API_AVAILABLE(ios(6.0)) NS_SWIFT_UI_ACTOR
@interface UICollectionViewFlowLayoutInvalidationContext : UICollectionViewLayoutInvalidationContext
@property(nonatomic) BOOL invalidateFlowLayoutDelegateMetrics;
@end

@interface UICollectionViewLayout (Invalidation)
@property(nullable, nonatomic, readonly) UICollectionView *collectionView;
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForBoundsChange:(CGRect)newBounds API_AVAILABLE(
    ios(7.0));
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context API_AVAILABLE(ios(7.0));
@property(nonatomic, readonly) CGSize collectionViewContentSize;
@end

@interface UICollectionViewFlowLayout (Directions)
@property(nonatomic) CGSize estimatedItemSize API_AVAILABLE(ios(8.0));
@property(nonatomic) UIEdgeInsets sectionInset;
@property(nonatomic) UICollectionViewScrollDirection scrollDirection;
@end

@interface UICollectionView (Data)
@property(nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@property(nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
- (void)registerClass:(nullable Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier;
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                                                             forIndexPath:(NSIndexPath *)indexPath;
@property(nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (nullable NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point;
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath
               atScrollPosition:(UICollectionViewScrollPosition)scrollPosition
                       animated:(BOOL)animated;
@end

API_AVAILABLE(ios(6.0)) NS_SWIFT_UI_ACTOR
@interface UICollectionViewController : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(null_resettable, nonatomic, strong) __kindof UICollectionView *collectionView;
@property(nonatomic, readonly) UICollectionViewLayout *collectionViewLayout API_AVAILABLE(ios(7.0));
@end

NS_ASSUME_NONNULL_END
