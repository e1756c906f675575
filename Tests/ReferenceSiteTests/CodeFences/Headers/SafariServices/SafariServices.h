#pragma once

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class SFSafariViewController;

API_AVAILABLE(ios(9.0)) NS_SWIFT_UI_ACTOR
@protocol SFSafariViewControllerDelegate <NSObject>
@optional
- (void)safariViewControllerDidFinish:(SFSafariViewController *)controller NS_SWIFT_NAME(safariViewControllerDidFinish(_:));
@end

API_AVAILABLE(ios(9.0)) NS_SWIFT_UI_ACTOR
@interface SFSafariViewController : UIViewController
@property(nonatomic, weak, nullable) id<SFSafariViewControllerDelegate> delegate;
- (instancetype)initWithURL:(NSURL *)URL;
@end

NS_ASSUME_NONNULL_END
