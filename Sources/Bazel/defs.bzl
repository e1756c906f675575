"""Rules for a book, its site and its policies. `tool` is the file of a release; nothing else is needed."""

# Bazel's sandbox consists of symbolic links, which the tool does not follow. So the inputs are copied first.
_COPY = """set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -RL --parents {files} "$work"
tool=$PWD/{tool}
"""

def _quoted(words):
    return " ".join(["'" + word.replace("'", "'\\''") + "'" for word in words])

def _command(ctx, command, *words):
    options = [] if ctx.attr.reference else ["--no-reference"]
    return "\"$tool\" " + _quoted([command, ctx.attr.book] + (options if command != "policy" else []) + list(words))

def _copy(ctx, files, tool):
    return _COPY.format(files = _quoted(files), tool = tool) + "cd \"$work/./{}\"\n".format(ctx.label.package)

def _site(ctx):
    site = ctx.actions.declare_directory(ctx.label.name)
    ctx.actions.run_shell(
        inputs = ctx.files.srcs + ctx.files.reference,
        tools = [ctx.file.tool],
        outputs = [site],
        mnemonic = "OrientationDocs",
        progress_message = "Building the documentation %{label}",
        command = "out=$PWD/{}\n".format(site.path) + _copy(ctx, [f.path for f in ctx.files.srcs], ctx.file.tool.path) +
                  _command(ctx, "build", "--quiet", "--output") + " \"$out\"\n",
    )
    return DefaultInfo(files = depset([site]))

def _executable(ctx, text):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, "#!/usr/bin/env bash\n" + text, is_executable = True)
    files = ctx.files.srcs + ctx.files.reference + [ctx.file.tool]
    return DefaultInfo(executable = script, runfiles = ctx.runfiles(files))

def _check(ctx):
    text = _copy(ctx, [f.short_path for f in ctx.files.srcs], ctx.file.tool.short_path)
    return _executable(ctx, text + _command(ctx, "check", "--output", ctx.attr.site) + """ || {
  status=$?
  [ $status -ne 1 ] || echo 'update: bazel run %s'
  exit $status
}
""" % ctx.attr.update)

def _policy(ctx):
    text = _copy(ctx, [f.short_path for f in ctx.files.srcs], ctx.file.tool.short_path)
    shard = "[ -z \"${TEST_SHARD_STATUS_FILE:-}\" ] || touch \"$TEST_SHARD_STATUS_FILE\"\n"
    return _executable(ctx, text + shard + _command(ctx, "policy", "--project", ctx.attr.project) + "\n")

def _update(ctx):
    return _executable(ctx, """set -euo pipefail
tool=$PWD/{}
cd "$BUILD_WORKSPACE_DIRECTORY/{}"
[ $# -eq 0 ] || "$tool" "$@"
""".format(ctx.file.tool.short_path, ctx.label.package) + _command(ctx, "build", "--output", ctx.attr.site) + "\n")

_ATTRIBUTES = {
    "book": attr.string(default = "docs", doc = "The folder of the book, below the package."),
    "project": attr.string(default = ".", doc = "The folder of the app, below the package."),
    "reference": attr.label_list(allow_files = True, doc = "The reference of the release; without it, --no-reference."),
    "site": attr.string(default = "public", doc = "The folder of the committed site, below the package."),
    "srcs": attr.label_list(allow_files = True, mandatory = True, doc = "Book, app and committed site."),
    "tool": attr.label(allow_single_file = True, mandatory = True),
    "update": attr.string(doc = "The target that brings the site up to date."),
}

orientation_docs_site = rule(_site, attrs = _ATTRIBUTES)
orientation_docs_policy_test = rule(_policy, attrs = _ATTRIBUTES, test = True)
orientation_docs_update = rule(_update, attrs = _ATTRIBUTES, executable = True)
_check_test = rule(_check, attrs = _ATTRIBUTES, test = True)

def orientation_docs_test(name, **arguments):
    """Compares the committed site with its book and app; `bazel run :NAME.update [-- scan …]` writes it."""
    _check_test(name = name, update = "//{}:{}.update".format(native.package_name(), name), **arguments)
    shared = {key: value for key, value in arguments.items() if key in _ATTRIBUTES}
    orientation_docs_update(name = name + ".update", **shared)
