// Controllers whose screens are the system's.

#pragma once

#import <UIKit/UIContainers.h>
#import <UIKit/UIScene.h>

NS_ASSUME_NONNULL_BEGIN

@class UIActivityViewController, UIDocumentPickerViewController, UIImagePickerController, UIPrintInteractionController;

// MARK: Printing and sharing

typedef void (^UIPrintInteractionCompletionHandler)(
    UIPrintInteractionController *printInteractionController, BOOL completed, NSError *_Nullable error);

API_AVAILABLE(ios(4.2)) NS_SWIFT_UI_ACTOR
@protocol UIPrintInteractionControllerDelegate <NSObject>
@optional
- (nullable UIViewController *)printInteractionControllerParentViewController:
    (UIPrintInteractionController *)printInteractionController;
@end

API_AVAILABLE(ios(4.2)) NS_SWIFT_UI_ACTOR
@interface UIPrintInteractionController : NSObject
@property(class, nonatomic, readonly) UIPrintInteractionController *sharedPrintController;
@property(nullable, nonatomic, weak) id<UIPrintInteractionControllerDelegate> delegate;
@property(nullable, nonatomic, copy) id printingItem;
@property(nullable, nonatomic, copy) NSArray *printingItems;
- (BOOL)presentAnimated:(BOOL)animated completionHandler:(nullable UIPrintInteractionCompletionHandler)completion;
- (BOOL)presentFromRect:(CGRect)rect
                 inView:(UIView *)view
               animated:(BOOL)animated
      completionHandler:(nullable UIPrintInteractionCompletionHandler)completion;
- (BOOL)presentFromBarButtonItem:(UIBarButtonItem *)item
                        animated:(BOOL)animated
               completionHandler:(nullable UIPrintInteractionCompletionHandler)completion;
@end

API_AVAILABLE(ios(6.0)) NS_SWIFT_UI_ACTOR
@interface UIActivity : NSObject
@end

API_AVAILABLE(ios(6.0)) NS_SWIFT_UI_ACTOR
@interface UIActivityViewController : UIViewController
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_UNAVAILABLE;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;
- (instancetype)initWithActivityItems:(NSArray *)activityItems
                applicationActivities:(nullable NSArray<__kindof UIActivity *> *)applicationActivities
    NS_DESIGNATED_INITIALIZER;
@end

// MARK: Pictures and documents

typedef NS_ENUM(NSInteger, UIImagePickerControllerSourceType) {
  UIImagePickerControllerSourceTypePhotoLibrary
  API_DEPRECATED("Will be removed in a future release, use PHPicker.", ios(2.0, 14.0)),
  UIImagePickerControllerSourceTypeCamera,
  UIImagePickerControllerSourceTypeSavedPhotosAlbum
  API_DEPRECATED("Will be removed in a future release, use PHPicker.", ios(2.0, 14.0)),
};

typedef NSString *UIImagePickerControllerInfoKey NS_TYPED_ENUM;
UIKIT_EXTERN UIImagePickerControllerInfoKey const UIImagePickerControllerOriginalImage;
UIKIT_EXTERN UIImagePickerControllerInfoKey const UIImagePickerControllerEditedImage;

NS_SWIFT_UI_ACTOR
@protocol UIImagePickerControllerDelegate <NSObject>
@optional
- (void)imagePickerController:(UIImagePickerController *)picker
    didFinishPickingMediaWithInfo:(NSDictionary<UIImagePickerControllerInfoKey, id> *)info;
- (void)imagePickerControllerDidCancel:(UIImagePickerController *)picker;
@end

API_AVAILABLE(ios(2.0)) NS_SWIFT_UI_ACTOR
@interface UIImagePickerController : UINavigationController
+ (BOOL)isSourceTypeAvailable:(UIImagePickerControllerSourceType)sourceType;
@property(nullable, nonatomic, weak) id<UINavigationControllerDelegate, UIImagePickerControllerDelegate> delegate;
@property(nonatomic) UIImagePickerControllerSourceType sourceType;
@property(nonatomic) BOOL allowsEditing API_AVAILABLE(ios(3.1));
@property(nonatomic) BOOL showsCameraControls API_AVAILABLE(ios(3.1));
@property(nonatomic) CGAffineTransform cameraViewTransform API_AVAILABLE(ios(3.1));
@end

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@protocol UIDocumentPickerDelegate <NSObject>
@optional
- (void)documentPicker:(UIDocumentPickerViewController *)controller
    didPickDocumentsAtURLs:(NSArray<NSURL *> *)urls API_AVAILABLE(ios(11.0));
- (void)documentPickerWasCancelled:(UIDocumentPickerViewController *)controller;
@end

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@interface UIDocumentPickerViewController : UIViewController
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initForExportingURLs:(NSArray<NSURL *> *)urls API_AVAILABLE(ios(14.0));
@property(nullable, nonatomic, weak) id<UIDocumentPickerDelegate> delegate;
@property(nonatomic, assign) BOOL allowsMultipleSelection API_AVAILABLE(ios(11.0));
@end

// MARK: Keyboards

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@interface UIInputViewController : UIViewController
@property(nonatomic, readonly) BOOL needsInputModeSwitchKey API_AVAILABLE(ios(11.0));
- (void)dismissKeyboard;
- (void)advanceToNextInputMode;
@end

NS_ASSUME_NONNULL_END
