#pragma once

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class MFMailComposeViewController, MFMessageComposeViewController;

typedef NS_ENUM(NSInteger, MFMailComposeResult) {
  MFMailComposeResultCancelled,
  MFMailComposeResultSaved,
  MFMailComposeResultSent,
  MFMailComposeResultFailed,
} API_AVAILABLE(ios(3.0));

typedef NS_ENUM(NSInteger, MessageComposeResult) {
  MessageComposeResultCancelled,
  MessageComposeResultSent,
  MessageComposeResultFailed,
} API_AVAILABLE(ios(4.0));

API_AVAILABLE(ios(3.0)) NS_SWIFT_UI_ACTOR
@protocol MFMailComposeViewControllerDelegate <NSObject>
@optional
- (void)mailComposeController:(MFMailComposeViewController *)controller
          didFinishWithResult:(MFMailComposeResult)result
                        error:(nullable NSError *)error NS_SWIFT_NAME(mailComposeController(_:didFinishWith:error:));
@end

API_AVAILABLE(ios(3.0)) NS_SWIFT_UI_ACTOR
@interface MFMailComposeViewController : UINavigationController
+ (BOOL)canSendMail;
@property(nonatomic, weak, nullable) id<MFMailComposeViewControllerDelegate> mailComposeDelegate;
- (void)setSubject:(NSString *)subject;
- (void)setToRecipients:(nullable NSArray<NSString *> *)toRecipients;
- (void)setMessageBody:(NSString *)body isHTML:(BOOL)isHTML;
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_UI_ACTOR
@protocol MFMessageComposeViewControllerDelegate <NSObject>
- (void)messageComposeViewController:(MFMessageComposeViewController *)controller
                 didFinishWithResult:(MessageComposeResult)result
    NS_SWIFT_NAME(messageComposeViewController(_:didFinishWith:));
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_UI_ACTOR
@interface MFMessageComposeViewController : UINavigationController
+ (BOOL)canSendText;
@property(nonatomic, weak, nullable) id<MFMessageComposeViewControllerDelegate> messageComposeDelegate;
@property(nonatomic, copy, nullable) NSArray<NSString *> *recipients;
@property(nonatomic, copy, nullable) NSString *body;
@end

NS_ASSUME_NONNULL_END
