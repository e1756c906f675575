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

/// Starts a program, found as a shell finds it but through none, with an address as its one argument and none of this
/// process's streams. No other function starts one.
///
/// Gives 0 and the process, or what `errno` would say.
int system_open(const char *program, const char *address, int *process);

/// Waits until a process has ended, and gives its status; -1 where it has none.
int system_ended(int process);

#endif
