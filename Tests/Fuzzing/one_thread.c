// Runs the tasks of a Swift program one after the other, on its main thread, where it is loaded before the program.
//
// So a count of instructions is the same in each run; and valgrind does not see the threads of libdispatch, at which it fails.
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))

typedef struct job job;
typedef struct {
  void *identity, *implementation;
} executor;

extern void (*swift_task_enqueueGlobal_hook)(job *, void *) SWIFT;
extern void (*swift_task_enqueueMainExecutor_hook)(job *, void *) SWIFT;
extern void (*swift_task_asyncMainDrainQueue_hook)(void *, void *) SWIFT;
extern void swift_job_run(job *, executor) SWIFT;

typedef struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(struct block *);
} block;

extern void dispatch_retain(void *);

// What a queue is given runs at once. Timers never fire, and are never freed, since one that does not run may not be.
void dispatch_async(void *queue, block *work) { work->invoke(work); }
void dispatch_resume(void *object) { dispatch_retain(object); }

static job **queue;
static size_t first, last, room;

static void SWIFT take(job *task, void *original) {
  if (last == room) queue = realloc(queue, (room = room ? 2 * room : 64) * sizeof *queue);
  if (queue == NULL) abort();
  queue[last++] = task;
}

static void SWIFT drain(void *original, void *override) {
  while (first < last) swift_job_run(queue[first++], (executor){NULL, NULL});
  // The program ends in a task; where none is left, one waits for another thread.
  abort();
}

__attribute__((constructor)) static void prepare(void) {
  swift_task_enqueueGlobal_hook = take;
  swift_task_enqueueMainExecutor_hook = take;
  swift_task_asyncMainDrainQueue_hook = drain;
}
