#ifndef CMARKDOWNTREE_MARKDOWN_TREE_H
#define CMARKDOWNTREE_MARKDOWN_TREE_H

#include <cmark.h>
#include <stddef.h>
#include <stdlib.h>

/// The memory of one tree: taken piece by piece, and given back all at once.
///
/// A tree of libcmark is thousands of small pieces. Given back one by one they take as long as they took to parse, and
/// leave holes that nothing else fits into.
typedef struct markdown_tree_memory markdown_tree_memory;

/// A tree and the memory in which it lies.
typedef struct {
  cmark_node *root;
  markdown_tree_memory *memory;
} markdown_tree;

/// Parses a text; `options` are libcmark's. Ends the process where there is no memory, as libcmark does.
markdown_tree markdown_tree_parse(const char *text, size_t length, int options);

/// Opens a tree for changes by this thread, one tree at a time: what its nodes are given then lies in its memory.
void markdown_tree_open(markdown_tree tree);

/// A node for the tree that is open.
cmark_node *markdown_tree_new_node(cmark_node_type type);

/// Ends the changes.
void markdown_tree_close(void);

/// What libcmark's own renderer makes of a tree; to be given back by `free`.
char *markdown_tree_render_html(markdown_tree tree, int options);

/// Gives a tree's memory back. No node of it may be used afterwards.
void markdown_tree_free(markdown_tree tree);

#endif
