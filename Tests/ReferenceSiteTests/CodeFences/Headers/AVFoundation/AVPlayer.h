// Playing.

#pragma once

#import <CoreMedia/CoreMedia.h>
#import <QuartzCore/QuartzCore.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *AVLayerVideoGravity NS_TYPED_ENUM;
extern AVLayerVideoGravity const AVLayerVideoGravityResizeAspect API_AVAILABLE(ios(4.0));
extern AVLayerVideoGravity const AVLayerVideoGravityResizeAspectFill API_AVAILABLE(ios(4.0));
extern AVLayerVideoGravity const AVLayerVideoGravityResize API_AVAILABLE(ios(4.0));

typedef NS_ENUM(NSInteger, AVPlayerTimeControlStatus) {
  AVPlayerTimeControlStatusPaused = 0,
  AVPlayerTimeControlStatusWaitingToPlayAtSpecifiedRate = 1,
  AVPlayerTimeControlStatusPlaying = 2,
} API_AVAILABLE(ios(10.0)) NS_SWIFT_NAME(AVPlayer.TimeControlStatus);

typedef NS_ENUM(NSInteger, AVPlayerItemStatus) {
  AVPlayerItemStatusUnknown = 0,
  AVPlayerItemStatusReadyToPlay = 1,
  AVPlayerItemStatusFailed = 2,
} NS_SWIFT_NAME(AVPlayerItem.Status);

API_AVAILABLE(ios(4.0)) NS_SWIFT_SENDABLE
@interface AVAsset : NSObject <NSCopying>
+ (instancetype)assetWithURL:(NSURL *)URL;
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_SENDABLE
@interface AVURLAsset : AVAsset
- (instancetype)initWithURL:(NSURL *)URL
                    options:(nullable NSDictionary<NSString *, id> *)options NS_DESIGNATED_INITIALIZER;
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_UI_ACTOR
@interface AVPlayerItem : NSObject <NSCopying>
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)playerItemWithURL:(NSURL *)URL;
+ (instancetype)playerItemWithAsset:(AVAsset *)asset;
- (instancetype)initWithURL:(NSURL *)URL;
- (instancetype)initWithAsset:(AVAsset *)asset;
@property(readonly) AVPlayerItemStatus status;
@property(readonly) AVAsset *asset;
@property(readonly) CGSize presentationSize NS_SWIFT_NONISOLATED;
@end

FOUNDATION_EXPORT NSNotificationName const AVPlayerItemDidPlayToEndTimeNotification API_AVAILABLE(ios(4.0))
    NS_SWIFT_NAME(AVPlayerItem.didPlayToEndTimeNotification);

API_AVAILABLE(ios(4.0)) NS_SWIFT_UI_ACTOR
@interface AVPlayer : NSObject
- (instancetype)init;
+ (instancetype)playerWithURL:(NSURL *)URL;
+ (instancetype)playerWithPlayerItem:(nullable AVPlayerItem *)item;
- (instancetype)initWithURL:(NSURL *)URL;
- (instancetype)initWithPlayerItem:(nullable AVPlayerItem *)item;
@property(readonly, nullable) AVPlayerItem *currentItem;
- (void)replaceCurrentItemWithPlayerItem:(nullable AVPlayerItem *)item NS_SWIFT_NAME(replaceCurrentItem(with:));
@property float rate;
@property(getter=isMuted) BOOL muted API_AVAILABLE(ios(7.0));
@property(readonly) AVPlayerTimeControlStatus timeControlStatus API_AVAILABLE(ios(10.0));
- (void)play;
- (void)pause;
- (void)seekToTime:(CMTime)time NS_SWIFT_NAME(seek(to:));
- (CMTime)currentTime;
@end

API_AVAILABLE(ios(4.0))
@interface AVPlayerLayer : CALayer
+ (AVPlayerLayer *)playerLayerWithPlayer:(nullable AVPlayer *)player;
@property(nonatomic, retain, nullable) AVPlayer *player;
@property(copy) AVLayerVideoGravity videoGravity;
@property(nonatomic, readonly, getter=isReadyForDisplay) BOOL readyForDisplay;
@property(nonatomic, readonly) CGRect videoRect API_AVAILABLE(ios(7.0));
@end

NS_ASSUME_NONNULL_END
