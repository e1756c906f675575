// What articles use of Grand Central Dispatch.

#pragma once

#import <Foundation/Macros.h>

NS_ASSUME_NONNULL_BEGIN

typedef void (^dispatch_block_t)(void);
typedef long dispatch_once_t;
typedef unsigned long long dispatch_time_t;
@protocol OS_dispatch_queue
@end
typedef id<OS_dispatch_queue> dispatch_queue_t;

#define NSEC_PER_SEC 1000000000ull
#define NSEC_PER_MSEC 1000000ull
#define DISPATCH_TIME_NOW (0ull)
#define DISPATCH_QUEUE_PRIORITY_DEFAULT 0
#define QOS_CLASS_USER_INITIATED 0x19

@protocol OS_dispatch_queue_attr
@end
typedef id<OS_dispatch_queue_attr> dispatch_queue_attr_t;
#define DISPATCH_QUEUE_SERIAL ((dispatch_queue_attr_t _Nullable)0)

extern dispatch_queue_t dispatch_queue_create(const char *_Nullable label, dispatch_queue_attr_t _Nullable attr);
extern dispatch_queue_t dispatch_get_main_queue(void);
extern dispatch_queue_t dispatch_get_global_queue(long identifier, unsigned long flags);
extern void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
extern void dispatch_sync(dispatch_queue_t queue, NS_NOESCAPE dispatch_block_t block);
extern void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
extern dispatch_time_t dispatch_time(dispatch_time_t when, long long delta);
extern void dispatch_once(dispatch_once_t *predicate, NS_NOESCAPE dispatch_block_t block);

NS_ASSUME_NONNULL_END
