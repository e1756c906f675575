#include "system.h"

#include <stdlib.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <sys/auxv.h>
#endif

static int kept_count;
static char **kept_arguments;

#ifdef __GLIBC__
// Swift reads its arguments and its own path from /proc. In a root that has none it would know no arguments, and its
// runtime would end the process, unless it is told where it lies. So this runs before the runtime does. The name that
// the caller chose becomes the path that the system has run, by which the tool finds the reference beside it.
__attribute__((constructor(101))) static void keep(int count, char **arguments) {
  kept_count = count;
  kept_arguments = arguments;
  if (access("/proc/self/exe", F_OK) == 0) return;
  setenv("SWIFT_ROOT", "/", 0);
  char *path = (char *)getauxval(AT_EXECFN);
  if (count > 0 && path) arguments[0] = path;
}
#endif

int system_argument_count(void) { return kept_count; }

const char *system_argument(int index) { return kept_arguments[index]; }

#ifdef __linux__
// libdispatch counts its threads that wait by reading /proc, and ends the process where it cannot. In a static tool these
// take the place of its own functions that register a thread to be counted. A thread that waits then gets no substitute,
// of which nothing here has need: work is divided by the number of cores, and little of it waits.
void _dispatch_workq_worker_register(void *queue) { (void)queue; }
void _dispatch_workq_worker_unregister(void *queue) { (void)queue; }
#endif
