#pragma once

#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class AVPlayerViewController;

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@protocol AVPlayerViewControllerDelegate <NSObject>
@optional
- (void)playerViewController:(AVPlayerViewController *)playerViewController
    willBeginFullScreenPresentationWithAnimationCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    API_AVAILABLE(ios(12.0))
        NS_SWIFT_NAME(playerViewController(_:willBeginFullScreenPresentationWithAnimationCoordinator:));
- (void)playerViewController:(AVPlayerViewController *)playerViewController
    willEndFullScreenPresentationWithAnimationCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    API_AVAILABLE(ios(12.0))
        NS_SWIFT_NAME(playerViewController(_:willEndFullScreenPresentationWithAnimationCoordinator:));
- (void)playerViewControllerWillStartPictureInPicture:(AVPlayerViewController *)playerViewController
    NS_SWIFT_NAME(playerViewControllerWillStartPictureInPicture(_:));
- (void)playerViewControllerDidStopPictureInPicture:(AVPlayerViewController *)playerViewController
    NS_SWIFT_NAME(playerViewControllerDidStopPictureInPicture(_:));
@end

API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@interface AVPlayerViewController : UIViewController
@property(nonatomic, strong, nullable) AVPlayer *player;
@property(nonatomic) BOOL showsPlaybackControls;
@property(nonatomic, copy) AVLayerVideoGravity videoGravity;
@property(nonatomic, readonly, getter=isReadyForDisplay) BOOL readyForDisplay;
@property(nonatomic, readonly) CGRect videoBounds;
@property(nonatomic, readonly, nullable) UIView *contentOverlayView;
@property(nonatomic) BOOL allowsPictureInPicturePlayback API_AVAILABLE(ios(9.0));
@property(nonatomic) BOOL entersFullScreenWhenPlaybackBegins API_AVAILABLE(ios(11.0));
@property(nonatomic) BOOL exitsFullScreenWhenPlaybackEnds API_AVAILABLE(ios(11.0));
@property(nonatomic, weak, nullable) id<AVPlayerViewControllerDelegate> delegate API_AVAILABLE(ios(9.0));
@end

NS_ASSUME_NONNULL_END
