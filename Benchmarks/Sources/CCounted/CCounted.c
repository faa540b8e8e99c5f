#include "CCounted.h"

void counted_run(void (*work)(void *), void *context) {
  work(context);
  // Keeps the call from becoming a jump, which would never come back here.
  __asm__ volatile("" ::: "memory");
}
