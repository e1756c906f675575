#include "theme.h"

static const unsigned char style[] = {
#embed "style.css"
};
static const unsigned char script[] = {
#embed "script.js"
};

const unsigned char *const theme_style = style;
const size_t theme_style_length = sizeof style;
const unsigned char *const theme_script = script;
const size_t theme_script_length = sizeof script;
