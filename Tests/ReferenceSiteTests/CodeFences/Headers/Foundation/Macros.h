// The words that Apple's headers are written in.

#pragma once

#import <Foundation/Availability.h>

#define YES __objc_yes
#define NO __objc_no
#define nil NULL
#define Nil ((Class)0)
#define NULL ((void *)0)
#define bool _Bool
#define true 1
#define false 0

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_CLOSED_ENUM(type, name) enum __attribute__((enum_extensibility(closed))) name : type name; enum name : type
#define NS_OPTIONS(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define NS_ERROR_ENUM(domain, name)                                                                                    \
  enum __attribute__((ns_error_domain(domain))) name : NSInteger name;                                                 \
  enum __attribute__((ns_error_domain(domain))) name : NSInteger
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))

#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_RETURNS_INNER_POINTER __attribute__((objc_returns_inner_pointer))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_FORMAT_FUNCTION(format_at, arguments_at) __attribute__((format(__NSString__, format_at, arguments_at)))
#define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0, 1)))

// What only Swift reads.
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_BRIDGED_TO(type) __attribute__((swift_bridge(#type)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable, message = text)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
#define NS_INLINE static __inline__ __attribute__((always_inline))

#define FOUNDATION_EXPORT extern
#define UIKIT_EXTERN extern
