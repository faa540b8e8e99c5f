#include "CHeap.h"

#include <malloc.h>
#include <pthread.h>
#include <stdlib.h>

size_t heap_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

struct job {
  void (*work)(void *);
  void *context;
};

static void *start(void *argument) {
  struct job *job = argument;
  // The first allocation of a thread makes its arena and its cache, which are nobody's.
  void *volatile first = malloc(1);
  free(first);
  job->work(job->context);
  return NULL;
}

int heap_run_on_new_thread(void (*work)(void *), void *context) {
  struct job job = {work, context};
  pthread_t thread;
  if (pthread_create(&thread, NULL, start, &job) != 0) return 0;
  pthread_join(thread, NULL);
  return 1;
}
