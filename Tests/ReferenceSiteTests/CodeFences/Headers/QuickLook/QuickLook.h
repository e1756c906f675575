#pragma once

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class QLPreviewController;

NS_SWIFT_UI_ACTOR
@protocol QLPreviewItem <NSObject>
@property(readonly, nullable, nonatomic) NSURL *previewItemURL;
@end

@interface NSURL (QLPreviewConvenienceAdditions) <QLPreviewItem>
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_UI_ACTOR
@protocol QLPreviewControllerDataSource
- (NSInteger)numberOfPreviewItemsInPreviewController:(QLPreviewController *)controller
    NS_SWIFT_NAME(numberOfPreviewItems(in:));
- (id<QLPreviewItem>)previewController:(QLPreviewController *)controller
                    previewItemAtIndex:(NSInteger)index NS_SWIFT_NAME(previewController(_:previewItemAt:));
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_UI_ACTOR
@protocol QLPreviewControllerDelegate <NSObject>
@optional
- (void)previewControllerDidDismiss:(QLPreviewController *)controller API_AVAILABLE(ios(4.0));
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_UI_ACTOR
@interface QLPreviewController : UIViewController
@property(nonatomic, weak, nullable) id<QLPreviewControllerDataSource> dataSource;
@property(nonatomic, weak, nullable) id<QLPreviewControllerDelegate> delegate;
- (void)reloadData;
@end

NS_ASSUME_NONNULL_END
