#ifndef CCOUNTED_H
#define CCOUNTED_H

/// Runs `work(context)`.
///
/// Scripts/instructions has callgrind count only between entering and leaving this function; being C in a file of its
/// own, it keeps its name and is never inlined.
void counted_run(void (*_Nonnull work)(void *_Nullable), void *_Nullable context);

#endif
