#pragma once

#import <Photos/Photos.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class PHPickerConfiguration, PHPickerFilter, PHPickerResult, PHPickerViewController;

API_AVAILABLE(ios(14.0)) NS_REFINED_FOR_SWIFT
@interface PHPickerFilter : NSObject <NSCopying>
@property(class, nonatomic, readonly) PHPickerFilter *imagesFilter;
@property(class, nonatomic, readonly) PHPickerFilter *videosFilter;
@end

API_AVAILABLE(ios(14.0)) NS_REFINED_FOR_SWIFT
@interface PHPickerConfiguration : NSObject <NSCopying>
@property(nonatomic, nullable, copy) PHPickerFilter *filter;
@property(nonatomic) NSInteger selectionLimit;
- (instancetype)init;
@end

API_AVAILABLE(ios(14.0)) NS_REFINED_FOR_SWIFT
@interface PHPickerResult : NSObject
@property(nonatomic, readonly) NSItemProvider *itemProvider;
@end

API_AVAILABLE(ios(14.0)) NS_REFINED_FOR_SWIFT NS_SWIFT_UI_ACTOR
@protocol PHPickerViewControllerDelegate <NSObject>
- (void)picker:(PHPickerViewController *)picker didFinishPicking:(NSArray<PHPickerResult *> *)results;
@end

API_AVAILABLE(ios(14.0)) NS_SWIFT_UI_ACTOR
@interface PHPickerViewController : UIViewController
@property(nonatomic, weak, nullable) id<PHPickerViewControllerDelegate> delegate NS_REFINED_FOR_SWIFT;
- (instancetype)initWithConfiguration:(PHPickerConfiguration *)configuration NS_DESIGNATED_INITIALIZER NS_REFINED_FOR_SWIFT;
- (instancetype)init NS_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
