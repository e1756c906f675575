#include "theme.h"

// #embed is C23; the compiler has it in every mode and would warn of that.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char style[] = {
#embed "style.css"
};
static const unsigned char script[] = {
#embed "script.js"
};
static const unsigned char search[] = {
#embed "search.js"
};

const unsigned char *const theme_style = style;
const size_t theme_style_length = sizeof style;
const unsigned char *const theme_script = script;
const size_t theme_script_length = sizeof script;
const unsigned char *const theme_search = search;
const size_t theme_search_length = sizeof search;
