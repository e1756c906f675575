#pragma once

#import <Foundation/Foundation.h>

typedef struct CMTime {
  int64_t value;
  int32_t timescale;
  uint32_t flags;
  int64_t epoch;
} CMTime;
extern const CMTime kCMTimeZero;
extern CMTime CMTimeMakeWithSeconds(double seconds, int32_t preferredTimescale);
extern CMTime CMTimeMake(int64_t value, int32_t timescale);
extern double CMTimeGetSeconds(CMTime time);

typedef struct opaqueCMSampleBuffer *CMSampleBufferRef;
