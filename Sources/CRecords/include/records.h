#ifndef CRECORDS_RECORDS_H
#define CRECORDS_RECORDS_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// A file of the catalog, as it stands below `Sources/OrientationCatalog/Records`.
struct record_file {
  /// Its path below that folder, such as `rules/user-rotation-lock.txt`.
  const char *path;
  /// Its text, in UTF-8.
  const char *text;
};

/// All files.
extern const struct record_file *const record_files;
extern const size_t record_file_count;

/// The length of a text in bytes.
static inline size_t record_length(const char *text) {
  return __builtin_strlen(text);
}

/// What was made of the file at an index; null before anything was.
const void *_Nullable record_made(size_t index);
/// Keeps what was made of the file at an index for as long as the process runs, unless another thread did so first.
/// Returns what is kept.
const void *record_keep(size_t index, const void *made);

#pragma clang assume_nonnull end

#endif
