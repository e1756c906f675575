#ifndef CTHEME_THEME_H
#define CTHEME_THEME_H

#include <stddef.h>

/// The style sheet of every page, as it stands in `style.css`.
extern const unsigned char *const theme_style;
extern const size_t theme_style_length;

/// The script of every page, as it stands in `script.js`. Nothing on a page depends on it.
extern const unsigned char *const theme_script;
extern const size_t theme_script_length;

/// The style sheet of the explorer's page, besides that of every page.
extern const unsigned char *const theme_explorer_style;
extern const size_t theme_explorer_style_length;

/// The script of the explorer's page. It expects the resolver in front of it, as base64 in a constant of its own.
extern const unsigned char *const theme_explorer_script;
extern const size_t theme_explorer_script_length;

/// What the script of the explorer's page loads once it has answered.
extern const unsigned char *const theme_explorer_more;
extern const size_t theme_explorer_more_length;

/// The resolver, compiled to WebAssembly and compressed by gzip; `Sources/Explorer/WebAssembly/build` makes it.
extern const unsigned char *const theme_explorer_resolver;
extern const size_t theme_explorer_resolver_length;

/// The style sheet of pages with a matrix, besides that of every page.
extern const unsigned char *const theme_matrix_style;
extern const size_t theme_matrix_style_length;

/// What the pages of a book about an app need besides the two before.
extern const unsigned char *const theme_app_style;
extern const size_t theme_app_style_length;

/// The style sheet of pages with a device that the reader turns, besides that of every page.
extern const unsigned char *const theme_turn_style;
extern const size_t theme_turn_style_length;

/// The script of pages with a matrix: it filters, and moves from cell to cell.
extern const unsigned char *const theme_matrix_script;
extern const size_t theme_matrix_script_length;

/// The script of the search, as it stands in `search.js`. A page loads it when its reader begins to search.
extern const unsigned char *const theme_search;
extern const size_t theme_search_length;

/// The picture beside a link to a page in a chat, as PNG.
extern const unsigned char *const theme_preview;
extern const size_t theme_preview_length;

/// The icon of a page that somebody keeps on a home screen, as PNG.
extern const unsigned char *const theme_touch_icon;
extern const size_t theme_touch_icon_length;

#endif
