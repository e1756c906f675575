// What an article that swizzles or associates uses of the Objective-C runtime.

#pragma once

#import <Foundation/Macros.h>

typedef bool BOOL;
typedef struct objc_method *Method;
typedef void (*IMP)(void);
typedef __SIZE_TYPE__ size_t;

typedef enum objc_AssociationPolicy : unsigned long {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403,
} objc_AssociationPolicy;

extern id _Nullable objc_getAssociatedObject(id _Nonnull object, const void *_Nonnull key);
extern void objc_setAssociatedObject(
    id _Nonnull object, const void *_Nonnull key, id _Nullable value, objc_AssociationPolicy policy);
extern Class _Nullable object_getClass(id _Nullable object);
extern Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL _Nonnull name);
extern Method _Nullable class_getClassMethod(Class _Nullable cls, SEL _Nonnull name);
extern BOOL class_addMethod(
    Class _Nullable cls, SEL _Nonnull name, IMP _Nonnull implementation, const char *_Nullable types);
extern void method_exchangeImplementations(Method _Nonnull one, Method _Nonnull other);
extern IMP _Nonnull method_getImplementation(Method _Nonnull method);
extern IMP _Nonnull method_setImplementation(Method _Nonnull method, IMP _Nonnull implementation);
extern const char *_Nullable method_getTypeEncoding(Method _Nonnull method);
