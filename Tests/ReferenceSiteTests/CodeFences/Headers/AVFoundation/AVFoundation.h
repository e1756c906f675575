#pragma once

#import <AVFoundation/AVCapture.h>
#import <AVFoundation/AVPlayer.h>
