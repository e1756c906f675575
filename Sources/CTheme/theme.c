#include "theme.h"

// #embed is C23; the compiler has it in every mode and would warn of that.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char style[] = {
#embed "style.css"
};
static const unsigned char script[] = {
#embed "script.js"
};
static const unsigned char explorer_style[] = {
#embed "explorer/explorer.css"
};
// One script out of its parts: a page asks for few files.
static const unsigned char explorer_script[] = {
#embed "explorer/resolver.js"
,
#embed "explorer/state.js"
,
#embed "explorer/words.js"
,
#embed "explorer/form.js"
,
#embed "explorer/explorer.js"
};
// What is looked at after the answer.
static const unsigned char explorer_more[] = {
#embed "explorer/assumptions.js"
,
#embed "explorer/repairs.js"
,
#embed "explorer/versions.js"
,
#embed "explorer/comparison.js"
,
#embed "explorer/notation-table.js"
,
#embed "explorer/code-table.js"
,
#embed "explorer/notation.js"
,
#embed "explorer/paste.js"
,
#embed "explorer/take.js"
,
#embed "explorer/play.js"
,
#embed "explorer/glance.js"
};
static const unsigned char explorer_resolver[] = {
#embed "explorer/resolver.wasm.gz"
};
static const unsigned char matrix_style[] = {
#embed "matrix.css"
};
static const unsigned char app_style[] = {
#embed "app.css"
};
static const unsigned char turn_style[] = {
#embed "turn.css"
};
static const unsigned char matrix_script[] = {
#embed "matrix.js"
};
static const unsigned char search[] = {
#embed "search.js"
};
// `make pictures` draws them.
static const unsigned char preview[] = {
#embed "pictures/preview.png"
};
static const unsigned char touch_icon[] = {
#embed "pictures/touch-icon.png"
};

const unsigned char *const theme_style = style;
const size_t theme_style_length = sizeof style;
const unsigned char *const theme_script = script;
const size_t theme_script_length = sizeof script;

const unsigned char *const theme_explorer_style = explorer_style;
const size_t theme_explorer_style_length = sizeof explorer_style;
const unsigned char *const theme_explorer_script = explorer_script;
const size_t theme_explorer_script_length = sizeof explorer_script;
const unsigned char *const theme_explorer_more = explorer_more;
const size_t theme_explorer_more_length = sizeof explorer_more;
const unsigned char *const theme_explorer_resolver = explorer_resolver;
const size_t theme_explorer_resolver_length = sizeof explorer_resolver;
const unsigned char *const theme_matrix_style = matrix_style;
const size_t theme_matrix_style_length = sizeof matrix_style;
const unsigned char *const theme_app_style = app_style;
const size_t theme_app_style_length = sizeof app_style;
const unsigned char *const theme_turn_style = turn_style;
const size_t theme_turn_style_length = sizeof turn_style;
const unsigned char *const theme_matrix_script = matrix_script;
const size_t theme_matrix_script_length = sizeof matrix_script;
const unsigned char *const theme_search = search;
const size_t theme_search_length = sizeof search;
const unsigned char *const theme_preview = preview;
const size_t theme_preview_length = sizeof preview;
const unsigned char *const theme_touch_icon = touch_icon;
const size_t theme_touch_icon_length = sizeof touch_icon;
