// API_AVAILABLE(ios(16.0)) and its kin. Only iOS counts: fences are compiled for it.

#pragma once

#define FENCE_JOIN(a, b) a##b
#define FENCE_PICK(_1, _2, _3, _4, _5, _6, NAME, ...) NAME

#define FENCE_SINCE_ios(version) __attribute__((availability(ios, introduced = version)))
#define FENCE_SINCE_macos(version)
#define FENCE_SINCE_macCatalyst(version)
#define FENCE_SINCE_tvos(version)
#define FENCE_SINCE_visionos(version)
#define FENCE_SINCE_watchos(version)

#define FENCE_SINCE1(a) FENCE_JOIN(FENCE_SINCE_, a)
#define FENCE_SINCE2(a, ...) FENCE_SINCE1(a) FENCE_SINCE1(__VA_ARGS__)
#define FENCE_SINCE3(a, ...) FENCE_SINCE1(a) FENCE_SINCE2(__VA_ARGS__)
#define FENCE_SINCE4(a, ...) FENCE_SINCE1(a) FENCE_SINCE3(__VA_ARGS__)
#define FENCE_SINCE5(a, ...) FENCE_SINCE1(a) FENCE_SINCE4(__VA_ARGS__)
#define FENCE_SINCE6(a, ...) FENCE_SINCE1(a) FENCE_SINCE5(__VA_ARGS__)
#define API_AVAILABLE(...)                                                                                             \
  FENCE_PICK(__VA_ARGS__, FENCE_SINCE6, FENCE_SINCE5, FENCE_SINCE4, FENCE_SINCE3, FENCE_SINCE2, FENCE_SINCE1, 0)       \
  (__VA_ARGS__)

#define FENCE_UNTIL_ios(from, to) ios, introduced = from, deprecated = to
#define FENCE_UNTIL1(text, until) __attribute__((availability(until, message = text)))
#define API_DEPRECATED(text, until) FENCE_UNTIL1(text, FENCE_UNTIL_##until)
#define API_DEPRECATED_WITH_REPLACEMENT(text, until) API_DEPRECATED(text, until)

#define FENCE_NEVER_ios __attribute__((availability(ios, unavailable)))
#define FENCE_NEVER_macos
#define FENCE_NEVER_macCatalyst
#define FENCE_NEVER_tvos
#define FENCE_NEVER_visionos
#define FENCE_NEVER_watchos
#define FENCE_NEVER1(a) FENCE_JOIN(FENCE_NEVER_, a)
#define FENCE_NEVER2(a, ...) FENCE_NEVER1(a) FENCE_NEVER1(__VA_ARGS__)
#define FENCE_NEVER3(a, ...) FENCE_NEVER1(a) FENCE_NEVER2(__VA_ARGS__)
#define FENCE_NEVER4(a, ...) FENCE_NEVER1(a) FENCE_NEVER3(__VA_ARGS__)
#define FENCE_NEVER5(a, ...) FENCE_NEVER1(a) FENCE_NEVER4(__VA_ARGS__)
#define FENCE_NEVER6(a, ...) FENCE_NEVER1(a) FENCE_NEVER5(__VA_ARGS__)
#define API_UNAVAILABLE(...)                                                                                           \
  FENCE_PICK(__VA_ARGS__, FENCE_NEVER6, FENCE_NEVER5, FENCE_NEVER4, FENCE_NEVER3, FENCE_NEVER2, FENCE_NEVER1, 0)       \
  (__VA_ARGS__)
