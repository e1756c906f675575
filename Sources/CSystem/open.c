// What the C library calls GNU's own: a session for what is started.
#define _GNU_SOURCE

#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>

extern char **environ;

int system_open(const char *program, const char *address, int *process) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  int fault = posix_spawn_file_actions_init(&files);
  if (fault) return fault;
  fault = posix_spawnattr_init(&attributes);
  if (fault) {
    posix_spawn_file_actions_destroy(&files);
    return fault;
  }
  // Its words are not those of the tool, and the keys that end the server leave the browser alone.
  for (int stream = 0; stream < 3 && !fault; stream++)
    fault = posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0);
  sigset_t signals;
  sigemptyset(&signals);
  if (!fault) fault = posix_spawnattr_setsigmask(&attributes, &signals);
  // A server ignores these, and what is ignored would stay so in what it starts.
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGPIPE);
  if (!fault) fault = posix_spawnattr_setsigdefault(&attributes, &signals);
  if (!fault)
    fault = posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  char *arguments[] = {(char *)program, (char *)address, NULL};
  pid_t started = 0;
  if (!fault) fault = posix_spawnp(&started, program, &files, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  *process = (int)started;
  return fault;
}

int system_ended(int process) {
  int status = 0;
  while (waitpid((pid_t)process, &status, 0) < 0)
    if (errno != EINTR) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
