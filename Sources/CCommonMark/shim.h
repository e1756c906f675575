#ifndef CCOMMONMARK_SHIM_H
#define CCOMMONMARK_SHIM_H

#if __has_include(<cmark.h>)
#include <cmark.h>
#include <string.h>
#else
#error "libcmark is missing: run `make site`, or install it with `apt-get install libcmark-dev` or `brew install cmark`"
#endif

#endif
