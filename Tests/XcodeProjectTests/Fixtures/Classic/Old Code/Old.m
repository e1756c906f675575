@implementation Old
@end
