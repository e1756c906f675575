#include "data.h"

// #embed is C23; the compiler has it in every mode and would warn of that.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char app_schema[] = {
#embed "schemas/app.schema.json"
, 0
};
static const unsigned char catalog_schema[] = {
#embed "schemas/catalog.schema.json"
, 0
};
static const unsigned char findings_schema[] = {
#embed "schemas/findings.schema.json"
, 0
};
static const unsigned char policy_schema[] = {
#embed "schemas/policy.schema.json"
, 0
};
static const unsigned char result_schema[] = {
#embed "schemas/result.schema.json"
, 0
};
static const unsigned char messages_chinese[] = {
#embed "messages.zh-Hans.txt"
, 0
};
static const unsigned char scenario_schema[] = {
#embed "schemas/scenario.schema.json"
, 0
};
static const unsigned char skill[] = {
#embed "skills/ios-orientation/SKILL.md"
, 0
};
static const unsigned char tools[] = {
#embed "schemas/tools.json"
, 0
};
static const unsigned char situations[] = {
#embed "situations.tsv"
, 0
};
static const unsigned char observations[] = {
#embed "../../content/observations.txt"
, 0
};
static const unsigned char diagnostics[] = {
#embed "diagnostics.txt"
, 0
};
static const unsigned char examples[] = {
#embed "examples.txt"
, 0
};

const char *const data_app_schema = (const char *)app_schema;
const char *const data_catalog_schema = (const char *)catalog_schema;
const char *const data_findings_schema = (const char *)findings_schema;
const char *const data_messages_chinese = (const char *)messages_chinese;
const char *const data_policy_schema = (const char *)policy_schema;
const char *const data_result_schema = (const char *)result_schema;
const char *const data_scenario_schema = (const char *)scenario_schema;
const char *const data_skill = (const char *)skill;
const char *const data_tools = (const char *)tools;
const char *const data_diagnostics = (const char *)diagnostics;
const char *const data_examples = (const char *)examples;
const char *const data_observations = (const char *)observations;
const char *const data_situations = (const char *)situations;
