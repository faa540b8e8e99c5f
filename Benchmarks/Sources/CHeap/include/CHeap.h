#ifndef CHEAP_H
#define CHEAP_H

#include <stddef.h>

/// Bytes that malloc has handed out and not got back, in all arenas, blocks of their own mapping included.
size_t heap_bytes_in_use(void);

/// Runs `work(context)` on a new thread and waits for it; returns whether there could be one.
///
/// A new thread has no cache of freed blocks yet. In an old thread such blocks count as in use, and a measurement that
/// happens to be served from them counts too little.
int heap_run_on_new_thread(void (*_Nonnull work)(void *_Nullable), void *_Nullable context);

#endif
