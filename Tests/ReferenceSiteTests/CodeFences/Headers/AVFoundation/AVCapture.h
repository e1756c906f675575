// The camera.

#pragma once

#import <AVFoundation/AVPlayer.h>
#import <CoreMedia/CoreMedia.h>
#import <QuartzCore/QuartzCore.h>

NS_ASSUME_NONNULL_BEGIN

@class AVCaptureConnection, AVCaptureDevice, AVCapturePhotoOutput, AVCaptureResolvedPhotoSettings, AVCaptureSession;

typedef NSString *AVMediaType NS_TYPED_EXTENSIBLE_ENUM;
extern AVMediaType const AVMediaTypeVideo API_AVAILABLE(ios(4.0));
extern AVMediaType const AVMediaTypeAudio API_AVAILABLE(ios(4.0));

typedef NSString *AVCaptureSessionPreset NS_TYPED_ENUM NS_SWIFT_NAME(AVCaptureSession.Preset);
extern AVCaptureSessionPreset const AVCaptureSessionPresetPhoto API_AVAILABLE(ios(4.0));
extern AVCaptureSessionPreset const AVCaptureSessionPresetHigh API_AVAILABLE(ios(4.0));

typedef NSString *AVCaptureDeviceType NS_TYPED_ENUM API_AVAILABLE(ios(10.0)) NS_SWIFT_NAME(AVCaptureDevice.DeviceType);
extern AVCaptureDeviceType const AVCaptureDeviceTypeBuiltInWideAngleCamera API_AVAILABLE(ios(10.0));

typedef NS_ENUM(NSInteger, AVCaptureDevicePosition) {
  AVCaptureDevicePositionUnspecified = 0,
  AVCaptureDevicePositionBack = 1,
  AVCaptureDevicePositionFront = 2,
} API_AVAILABLE(ios(4.0)) NS_SWIFT_NAME(AVCaptureDevice.Position);

typedef NS_ENUM(NSInteger, AVAuthorizationStatus) {
  AVAuthorizationStatusNotDetermined = 0,
  AVAuthorizationStatusRestricted = 1,
  AVAuthorizationStatusDenied = 2,
  AVAuthorizationStatusAuthorized = 3,
} API_AVAILABLE(ios(7.0));

typedef NS_ENUM(NSInteger, AVCaptureVideoOrientation) {
  AVCaptureVideoOrientationPortrait = 1,
  AVCaptureVideoOrientationPortraitUpsideDown = 2,
  AVCaptureVideoOrientationLandscapeRight = 3,
  AVCaptureVideoOrientationLandscapeLeft = 4,
} API_AVAILABLE(ios(4.0));

API_AVAILABLE(ios(4.0)) NS_SWIFT_SENDABLE
@interface AVCaptureDevice : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (nullable AVCaptureDevice *)defaultDeviceWithMediaType:(AVMediaType)mediaType NS_SWIFT_NAME(default(for:));
+ (nullable AVCaptureDevice *)defaultDeviceWithDeviceType:(AVCaptureDeviceType)deviceType
                                                mediaType:(nullable AVMediaType)mediaType
                                                 position:(AVCaptureDevicePosition)position
    NS_SWIFT_NAME(default(_:for:position:)) API_AVAILABLE(ios(10.0));
+ (AVAuthorizationStatus)authorizationStatusForMediaType:(AVMediaType)mediaType NS_SWIFT_NAME(authorizationStatus(for:))
    API_AVAILABLE(ios(7.0));
+ (void)requestAccessForMediaType:(AVMediaType)mediaType
                completionHandler:(void(NS_SWIFT_SENDABLE ^)(BOOL granted))handler
    NS_SWIFT_NAME(requestAccess(for:completionHandler:)) API_AVAILABLE(ios(7.0));
@property(nonatomic, readonly) AVCaptureDevicePosition position;
@property(nonatomic, readonly) NSString *uniqueID;
@property(nonatomic, readonly) NSString *localizedName;
@end

API_AVAILABLE(ios(17.0)) NS_SWIFT_SENDABLE NS_SWIFT_NAME(AVCaptureDevice.RotationCoordinator)
@interface AVCaptureDeviceRotationCoordinator : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)initWithDevice:(AVCaptureDevice *)device previewLayer:(nullable CALayer *)previewLayer;
@property(nonatomic, weak, readonly, nullable) AVCaptureDevice *device;
@property(nonatomic, weak, readonly, nullable) CALayer *previewLayer;
@property(nonatomic, readonly) CGFloat videoRotationAngleForHorizonLevelPreview;
@property(nonatomic, readonly) CGFloat videoRotationAngleForHorizonLevelCapture;
- (CGFloat)videoRotationAngleRelativeToDeviceOrientation:(AVCaptureVideoOrientation)deviceOrientation
    NS_SWIFT_NAME(videoRotationAngleRelative(toDeviceOrientation:)) API_AVAILABLE(ios(27.0));
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_SENDABLE
@interface AVCaptureInput : NSObject
- (instancetype)init NS_UNAVAILABLE;
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_SENDABLE
@interface AVCaptureDeviceInput : AVCaptureInput
+ (nullable instancetype)deviceInputWithDevice:(AVCaptureDevice *)device error:(NSError *_Nullable *_Nullable)outError;
- (nullable instancetype)initWithDevice:(AVCaptureDevice *)device error:(NSError *_Nullable *_Nullable)outError;
@property(nonatomic, readonly) AVCaptureDevice *device;
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_SENDABLE
@interface AVCaptureOutput : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property(nonatomic, readonly) NSArray<AVCaptureConnection *> *connections;
- (nullable AVCaptureConnection *)connectionWithMediaType:(AVMediaType)mediaType NS_SWIFT_NAME(connection(with:));
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_SENDABLE
@interface AVCaptureConnection : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, readonly, getter=isActive) BOOL active;
@property(nonatomic, getter=isVideoMirrored) BOOL videoMirrored;
@property(nonatomic, readonly, getter=isVideoMirroringSupported) BOOL supportsVideoMirroring;
@property(nonatomic) BOOL automaticallyAdjustsVideoMirroring API_AVAILABLE(ios(6.0));
- (BOOL)isVideoRotationAngleSupported:(CGFloat)videoRotationAngle API_AVAILABLE(ios(17.0));
@property(nonatomic) CGFloat videoRotationAngle API_AVAILABLE(ios(17.0));
@property(nonatomic, readonly, getter=isVideoOrientationSupported) BOOL supportsVideoOrientation
    API_DEPRECATED("Use -isVideoRotationAngleSupported: instead", ios(4.0, 17.0));
@property(nonatomic) AVCaptureVideoOrientation videoOrientation
    API_DEPRECATED("Use -videoRotationAngle instead", ios(4.0, 17.0));
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_SENDABLE
@interface AVCaptureSession : NSObject
- (instancetype)init;
- (BOOL)canSetSessionPreset:(AVCaptureSessionPreset)preset;
@property(nonatomic, copy) AVCaptureSessionPreset sessionPreset;
@property(nonatomic, readonly) NSArray<__kindof AVCaptureInput *> *inputs;
@property(nonatomic, readonly) NSArray<__kindof AVCaptureOutput *> *outputs;
@property(nonatomic, readonly) NSArray<AVCaptureConnection *> *connections API_AVAILABLE(ios(13.0));
- (BOOL)canAddInput:(AVCaptureInput *)input;
- (void)addInput:(AVCaptureInput *)input;
- (void)removeInput:(AVCaptureInput *)input;
- (BOOL)canAddOutput:(AVCaptureOutput *)output;
- (void)addOutput:(AVCaptureOutput *)output;
- (void)removeOutput:(AVCaptureOutput *)output;
- (void)beginConfiguration;
- (void)commitConfiguration;
@property(nonatomic, readonly, getter=isRunning) BOOL running;
- (void)startRunning;
- (void)stopRunning;
@end

API_AVAILABLE(ios(4.0))
@interface AVCaptureVideoPreviewLayer : CALayer
+ (instancetype)layerWithSession:(AVCaptureSession *)session;
- (instancetype)initWithSession:(AVCaptureSession *)session;
@property(nonatomic, retain, nullable) AVCaptureSession *session;
@property(nonatomic, readonly, nullable) AVCaptureConnection *connection API_AVAILABLE(ios(6.0));
@property(copy) AVLayerVideoGravity videoGravity;
@property(nonatomic, readonly, getter=isPreviewing) BOOL previewing API_AVAILABLE(ios(13.0));
@end

// MARK: Photos

API_AVAILABLE(ios(10.0))
@interface AVCapturePhotoSettings : NSObject <NSCopying>
+ (instancetype)photoSettings;
@property(readonly) int64_t uniqueID;
@end

API_AVAILABLE(ios(11.0)) NS_SWIFT_SENDABLE
@interface AVCapturePhoto : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property(readonly) NSDictionary<NSString *, id> *metadata;
- (nullable NSData *)fileDataRepresentation;
- (nullable CGImageRef)CGImageRepresentation;
@end

API_AVAILABLE(ios(10.0))
@protocol AVCapturePhotoCaptureDelegate <NSObject>
@optional
- (void)captureOutput:(AVCapturePhotoOutput *)output
    didFinishProcessingPhoto:(AVCapturePhoto *)photo
                       error:(nullable NSError *)error API_AVAILABLE(ios(11.0))
        NS_SWIFT_NAME(photoOutput(_:didFinishProcessingPhoto:error:));
@end

API_AVAILABLE(ios(10.0)) NS_SWIFT_SENDABLE
@interface AVCapturePhotoOutput : AVCaptureOutput
- (instancetype)init;
- (void)capturePhotoWithSettings:(AVCapturePhotoSettings *)settings
                        delegate:(id<AVCapturePhotoCaptureDelegate>)delegate NS_SWIFT_NAME(capturePhoto(with:delegate:));
@end

// MARK: Frames and movies

@class AVCaptureFileOutput, AVCaptureVideoDataOutput;

API_AVAILABLE(ios(4.0))
@protocol AVCaptureVideoDataOutputSampleBufferDelegate <NSObject>
@optional
- (void)captureOutput:(AVCaptureOutput *)output
    didOutputSampleBuffer:(CMSampleBufferRef)sampleBuffer
           fromConnection:(AVCaptureConnection *)connection NS_SWIFT_NAME(captureOutput(_:didOutput:from:));
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_SENDABLE
@interface AVCaptureVideoDataOutput : AVCaptureOutput
- (instancetype)init;
- (void)setSampleBufferDelegate:(nullable id<AVCaptureVideoDataOutputSampleBufferDelegate>)sampleBufferDelegate
                          queue:(nullable dispatch_queue_t)sampleBufferCallbackQueue;
@end

API_AVAILABLE(ios(4.0))
@protocol AVCaptureFileOutputRecordingDelegate <NSObject>
- (void)captureOutput:(AVCaptureFileOutput *)output
    didFinishRecordingToOutputFileAtURL:(NSURL *)outputFileURL
                        fromConnections:(NSArray<AVCaptureConnection *> *)connections
                                  error:(nullable NSError *)error
    NS_SWIFT_NAME(fileOutput(_:didFinishRecordingTo:from:error:));
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_SENDABLE
@interface AVCaptureFileOutput : AVCaptureOutput
@property(nonatomic, readonly, getter=isRecording) BOOL recording;
- (void)startRecordingToOutputFileURL:(NSURL *)outputFileURL
                    recordingDelegate:(id<AVCaptureFileOutputRecordingDelegate>)delegate
    NS_SWIFT_NAME(startRecording(to:recordingDelegate:));
- (void)stopRecording;
@end

API_AVAILABLE(ios(4.0)) NS_SWIFT_SENDABLE
@interface AVCaptureMovieFileOutput : AVCaptureFileOutput
- (instancetype)init;
@end

NS_ASSUME_NONNULL_END
