/* libFuzzer brings its own main; this file only makes the target one in C. */
typedef int nothing;
