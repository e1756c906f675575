#ifndef CSYSTEM_SYSTEM_H
#define CSYSTEM_SYSTEM_H

#ifdef __linux__
// Swift's module of the C library leaves it out.
#include <sys/xattr.h>

/// Waits until everything that was written to the disk of a descriptor's file is there. The C library has it since 2011,
/// but its header shows it only to programs that ask for GNU's own names.
int syncfs(int descriptor);
#endif

/// How many arguments this process was started with, its name included; 0 where the system does not say.
int system_argument_count(void);

/// An argument that this process was started with, from 0.
const char *system_argument(int index);

#endif
