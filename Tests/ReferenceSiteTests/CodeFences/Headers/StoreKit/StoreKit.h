#pragma once

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class SKStoreProductViewController;

API_AVAILABLE(ios(6.0)) NS_SWIFT_UI_ACTOR
@protocol SKStoreProductViewControllerDelegate <NSObject>
@optional
- (void)productViewControllerDidFinish:(SKStoreProductViewController *)viewController
    NS_SWIFT_NAME(productViewControllerDidFinish(_:));
@end

extern NSString *const SKStoreProductParameterITunesItemIdentifier API_AVAILABLE(ios(6.0));

API_AVAILABLE(ios(6.0)) NS_SWIFT_UI_ACTOR
@interface SKStoreProductViewController : UIViewController
@property(nonatomic, weak, nullable) id<SKStoreProductViewControllerDelegate> delegate;
- (void)loadProductWithParameters:(NSDictionary<NSString *, id> *)parameters
                  completionBlock:(nullable void (^)(BOOL result, NSError *_Nullable error))block;
@end

typedef NS_ENUM(NSInteger, SKOverlayPosition) {
  SKOverlayPositionBottom = 0,
  SKOverlayPositionBottomRaised = 1,
} NS_SWIFT_NAME(SKOverlay.Position) API_AVAILABLE(ios(14.0));

API_AVAILABLE(ios(14.0)) NS_SWIFT_NAME(SKOverlay.Configuration) NS_SWIFT_UI_ACTOR
@interface SKOverlayConfiguration : NSObject
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
@end

API_AVAILABLE(ios(14.0)) NS_SWIFT_NAME(SKOverlay.AppConfiguration) NS_SWIFT_UI_ACTOR
@interface SKOverlayAppConfiguration : SKOverlayConfiguration
- (instancetype)initWithAppIdentifier:(NSString *)appIdentifier
                             position:(SKOverlayPosition)position NS_DESIGNATED_INITIALIZER;
@end

API_AVAILABLE(ios(14.0)) NS_SWIFT_UI_ACTOR
@interface SKOverlay : NSObject
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithConfiguration:(SKOverlayConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
- (void)presentInScene:(UIWindowScene *)scene NS_SWIFT_NAME(present(in:));
+ (void)dismissOverlayInScene:(UIWindowScene *)scene NS_SWIFT_NAME(dismiss(in:));
@end

NS_ASSUME_NONNULL_END
