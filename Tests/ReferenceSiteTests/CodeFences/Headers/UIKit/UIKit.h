#pragma once

#import <Foundation/Foundation.h>
#import <QuartzCore/QuartzCore.h>

#import <UIKit/UIOrientation.h>
#import <UIKit/UIGeometry.h>
#import <UIKit/UITraitCollection.h>
#import <UIKit/UIDevice.h>
#import <UIKit/UIDrawing.h>
#import <UIKit/UIView.h>
#import <UIKit/UIControls.h>
#import <UIKit/UIViewController.h>
#import <UIKit/UIContainers.h>
#import <UIKit/UILists.h>
#import <UIKit/UIScene.h>
#import <UIKit/UISystemScreens.h>
#import <UIKit/UIApplication.h>
