#ifndef CDATA_DATA_H
#define CDATA_DATA_H

#pragma clang assume_nonnull begin

/// The JSON Schemas below `schemas`. A token such as `{{newest}}` stands for what Swift fills in.
extern const char *const data_app_schema;
extern const char *const data_catalog_schema;
extern const char *const data_findings_schema;
extern const char *const data_policy_schema;
extern const char *const data_result_schema;
extern const char *const data_scenario_schema;
/// The tools of the server of `orientation-docs mcp`, with the schema of what each answers.
extern const char *const data_tools;

/// The skill that says when to ask the server.
extern const char *const data_skill;

/// The situations of the record of decisions, as they stand in `situations.tsv`.
extern const char *const data_situations;

/// What people saw on devices: the list of the reference, `content/observations.txt`.
extern const char *const data_observations;

/// What is wrong and what to do, for each kind of diagnostic, as it stands in `diagnostics.txt`.
extern const char *const data_diagnostics;

/// What the tool says in Chinese, as it stands in `messages.zh-Hans.txt`.
extern const char *const data_messages_chinese;

/// Which lines of the mini sites are the examples of diagnostics, as it stands in `examples.txt`.
extern const char *const data_examples;

/// The text of a file, such as `examples/html.raw/README.md`; null for a file that `examples.c` does not list.
const char *_Nullable data_example(const char *path);

#pragma clang assume_nonnull end

#endif
