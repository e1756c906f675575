#pragma once

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class WKNavigation, WKWebView;

typedef NS_ENUM(NSInteger, WKFullscreenState) {
  WKFullscreenStateNotInFullscreen,
  WKFullscreenStateEnteringFullscreen,
  WKFullscreenStateInFullscreen,
  WKFullscreenStateExitingFullscreen,
} NS_SWIFT_NAME(WKWebView.FullscreenState) API_AVAILABLE(ios(16.0));

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@interface WKPreferences : NSObject <NSSecureCoding>
@property(nonatomic, getter=isElementFullscreenEnabled) BOOL elementFullscreenEnabled API_AVAILABLE(ios(15.4));
@end

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@interface WKWebViewConfiguration : NSObject <NSSecureCoding, NSCopying>
@property(nonatomic, strong) WKPreferences *preferences;
@property(nonatomic) BOOL allowsInlineMediaPlayback;
@property(nonatomic) BOOL allowsPictureInPictureMediaPlayback API_AVAILABLE(ios(9.0));
@end

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@interface WKNavigation : NSObject
@end

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@protocol WKNavigationDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView
    didFinishNavigation:(null_unspecified WKNavigation *)navigation NS_SWIFT_NAME(webView(_:didFinish:));
@end

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@protocol WKUIDelegate <NSObject>
@end

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@interface WKWebView : UIView
- (instancetype)initWithFrame:(CGRect)frame
                configuration:(WKWebViewConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly, copy) WKWebViewConfiguration *configuration;
@property(nullable, nonatomic, weak) id<WKNavigationDelegate> navigationDelegate;
@property(nullable, nonatomic, weak) id<WKUIDelegate> UIDelegate;
@property(nonatomic, readonly, strong) UIScrollView *scrollView;
- (nullable WKNavigation *)loadRequest:(NSURLRequest *)request;
- (nullable WKNavigation *)loadHTMLString:(NSString *)string
                                  baseURL:(nullable NSURL *)baseURL;
@property(nonatomic, readonly) WKFullscreenState fullscreenState API_AVAILABLE(ios(16.0));
@end

NS_ASSUME_NONNULL_END
