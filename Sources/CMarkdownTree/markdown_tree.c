#include "markdown_tree.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Pieces are cut from blocks, one behind the other. In front of each stands its size, for the one case in which libcmark
// wants a piece to grow.

typedef struct block {
  struct block *previous;
  size_t size;
} block;

struct markdown_tree_memory {
  block *last;
  char *next;
  char *end;
};

enum {
  alignment = sizeof(size_t),
  least_block = 4096,
  largest_growth = 1 << 20,
  least_spare = 1 << 16,
  largest_spare = 1 << 22,
};

/// The memory of the tree that this thread is at work on: libcmark does not say for whom it asks.
static _Thread_local markdown_tree_memory *current;
/// A block of an earlier tree, which the next one gets: its memory is still in the cache.
static _Thread_local block *spare;

static void *checked(void *memory) {
  if (!memory) abort();
  return memory;
}

static size_t rounded(size_t size) {
  if (size > SIZE_MAX / 4) abort();
  return (size + alignment - 1) / alignment * alignment;
}

static void add_block(markdown_tree_memory *memory, size_t least) {
  // Each block is twice as large as the one before it, up to a limit: few of them, and little of the last one unused.
  size_t growth = memory->last ? memory->last->size * 2 : least_block;
  if (growth > largest_growth) growth = largest_growth;
  size_t size = least > growth ? least : growth;
  block *added = spare;
  if (added && added->size >= size && size >= least_spare / 4) {
    spare = NULL;
  } else {
    added = checked(malloc(sizeof(block) + size));
    added->size = size;
  }
  added->previous = memory->last;
  memory->last = added;
  memory->next = (char *)(added + 1);
  memory->end = memory->next + added->size;
}

static void *take(size_t size) {
  markdown_tree_memory *memory = current;
  size_t needed = rounded(size) + alignment;
  if (!memory->last || (size_t)(memory->end - memory->next) < needed) add_block(memory, needed);
  size_t *piece = (size_t *)memory->next;
  *piece = needed - alignment;
  memory->next += needed;
  return piece + 1;
}

static void *take_zeroed(size_t count, size_t size) {
  if (size && count > SIZE_MAX / size) abort();
  return memset(take(count * size), 0, count * size);
}

static void *grow(void *piece, size_t size) {
  if (!piece) return take(size);
  size_t old = ((size_t *)piece)[-1];
  if (size <= old) return piece;
  markdown_tree_memory *memory = current;
  if ((char *)piece + old == memory->next && (size_t)(memory->end - (char *)piece) >= rounded(size)) {
    ((size_t *)piece)[-1] = rounded(size);
    memory->next = (char *)piece + rounded(size);
    return piece;
  }
  return memcpy(take(size), piece, old);
}

static void keep(void *piece) { (void)piece; }

static cmark_mem pieces = {take_zeroed, grow, keep};

static void give_back(markdown_tree_memory *memory) {
  block *last = memory->last;
  while (last) {
    block *previous = last->previous;
    if (last->size >= least_spare && last->size <= largest_spare && (!spare || spare->size < last->size)) {
      free(spare);
      spare = last;
    } else {
      free(last);
    }
    last = previous;
  }
}

markdown_tree markdown_tree_parse(const char *text, size_t length, int options) {
  markdown_tree tree = {NULL, checked(calloc(1, sizeof(markdown_tree_memory)))};
  current = tree.memory;
  // A tree takes some thirty times as much as its text.
  size_t expected = length > largest_growth / 32 ? largest_growth : length * 32;
  if (expected > least_block) add_block(tree.memory, expected);
  cmark_parser *parser = cmark_parser_new_with_mem(options, &pieces);
  cmark_parser_feed(parser, text, length);
  tree.root = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  current = NULL;
  return tree;
}

void markdown_tree_open(markdown_tree tree) { current = tree.memory; }

void markdown_tree_close(void) { current = NULL; }

cmark_node *markdown_tree_new_node(cmark_node_type type) { return cmark_node_new_with_mem(type, &pieces); }

char *markdown_tree_render_html(markdown_tree tree, int options) {
  // Memory of its own: several threads may read a tree at once.
  markdown_tree_memory memory = {NULL, NULL, NULL};
  current = &memory;
  char *html = checked(strdup(cmark_render_html(tree.root, options)));
  current = NULL;
  give_back(&memory);
  return html;
}

void markdown_tree_free(markdown_tree tree) {
  give_back(tree.memory);
  free(tree.memory);
}
