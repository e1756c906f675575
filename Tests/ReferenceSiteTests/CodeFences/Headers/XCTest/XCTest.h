// What a test of an app's interface uses.

#pragma once

#import <UIKit/UIDevice.h>

NS_ASSUME_NONNULL_BEGIN

@class XCUIElement, XCUIElementQuery;

@interface XCTest : NSObject
- (void)setUp;
- (void)tearDown;
- (BOOL)setUpWithError:(NSError *_Nullable *_Nullable)error NS_SWIFT_NAME(setUpWithError());
- (BOOL)tearDownWithError:(NSError *_Nullable *_Nullable)error NS_SWIFT_NAME(tearDownWithError());
@end

@interface XCTestExpectation : NSObject
- (instancetype)initWithDescription:(NSString *)expectationDescription;
- (void)fulfill;
@end

@interface XCTNSPredicateExpectation : XCTestExpectation
- (instancetype)initWithPredicate:(NSPredicate *)predicate object:(nullable id)object;
@end

typedef NS_ENUM(NSInteger, XCTWaiterResult) {
  XCTWaiterResultCompleted = 1,
  XCTWaiterResultTimedOut,
  XCTWaiterResultIncorrectOrder,
  XCTWaiterResultInvertedFulfillment,
  XCTWaiterResultInterrupted,
} NS_SWIFT_NAME(XCTWaiter.Result);

@interface XCTWaiter : NSObject
+ (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations
                               timeout:(NSTimeInterval)seconds NS_SWIFT_NAME(wait(for:timeout:));
@end

#define XCTAssertTrue(expression, ...)                                                                                 \
  ({                                                                                                                   \
    if (!(expression)) (void)[NSString stringWithFormat:@"" __VA_ARGS__];                                              \
  })
#define XCTAssertFalse(expression, ...) XCTAssertTrue(!(expression), ##__VA_ARGS__)
#define XCTAssertEqual(expression1, expression2, ...)                                                                  \
  ({                                                                                                                   \
    __typeof__(expression1) e1 = (expression1);                                                                        \
    __typeof__(expression2) e2 = (expression2);                                                                        \
    XCTAssertTrue(e1 == e2, ##__VA_ARGS__);                                                                            \
  })
#define XCTAssertEqualObjects(expression1, expression2, ...)                                                           \
  XCTAssertTrue([(expression1) isEqual:(expression2)], ##__VA_ARGS__)
#define XCTAssertNotNil(expression, ...) XCTAssertTrue((expression) != nil, ##__VA_ARGS__)

@interface XCTestCase : XCTest
@property BOOL continueAfterFailure;
- (XCTestExpectation *)expectationWithDescription:(NSString *)description NS_SWIFT_NAME(expectation(description:));
- (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations
                    timeout:(NSTimeInterval)seconds NS_SWIFT_NAME(wait(for:timeout:));
@end

NS_SWIFT_UI_ACTOR
@interface XCUIDevice : NSObject
@property(class, readonly) XCUIDevice *sharedDevice NS_SWIFT_NAME(shared);
@property(nonatomic) UIDeviceOrientation orientation;
@end

NS_SWIFT_UI_ACTOR
@protocol XCUIElementTypeQueryProvider
@property(readonly, copy) XCUIElementQuery *buttons;
@property(readonly, copy) XCUIElementQuery *staticTexts;
@property(readonly, copy) XCUIElementQuery *otherElements;
@property(readonly, copy) XCUIElementQuery *images;
@property(readonly, copy) XCUIElementQuery *windows;
@property(readonly, copy) XCUIElementQuery *tables;
@property(readonly, copy) XCUIElementQuery *cells;
@property(readonly, copy) XCUIElementQuery *switches;
@property(readonly, copy) XCUIElementQuery *tabBars;
@property(readonly, copy) XCUIElementQuery *navigationBars;
@end

NS_SWIFT_UI_ACTOR
@interface XCUIElementQuery : NSObject <XCUIElementTypeQueryProvider>
@property(readonly) XCUIElement *element;
@property(readonly) NSUInteger count;
@property(readonly) XCUIElement *firstMatch;
- (XCUIElement *)elementBoundByIndex:(NSUInteger)index NS_SWIFT_NAME(element(boundBy:));
- (XCUIElement *)objectForKeyedSubscript:(NSString *)key;
@end

NS_SWIFT_UI_ACTOR
@interface XCUIElement : NSObject <XCUIElementTypeQueryProvider>
@property(readonly) BOOL exists;
- (BOOL)waitForExistenceWithTimeout:(NSTimeInterval)timeout NS_SWIFT_NAME(waitForExistence(timeout:));
@property(readonly, getter=isHittable) BOOL hittable;
@property(readonly) CGRect frame;
@property(readonly, copy) NSString *label;
@property(readonly, copy) NSString *identifier;
@property(readonly, nullable) id value;
- (void)tap;
@end

NS_SWIFT_UI_ACTOR
@interface XCUIApplication : XCUIElement
- (instancetype)init;
- (void)launch;
- (void)activate;
- (void)terminate;
@property(nonatomic, copy) NSArray<NSString *> *launchArguments;
@property(nonatomic, copy) NSDictionary<NSString *, NSString *> *launchEnvironment;
@end

NS_ASSUME_NONNULL_END
