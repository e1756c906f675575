/// Markdown of every kind, by the sections of the CommonMark specification. The texts are our own.
enum CommonMarkInputs {
  struct Section: Sendable, CustomStringConvertible {
    let name: String
    let inputs: [String]

    var description: String { name }
  }

  static let sections: [Section] = [
    Section(name: "Tabs", inputs: ["\tcode\twith\ttabs", "-\ta\n\n\tb", ">\t\tcode", "1.\t\tcode", "#\tTitle\t#\t"]),
    Section(
      name: "Backslash escapes",
      inputs: [
        ##"\!\"\#\$\%\&\'\(\)\*\+\,\-\.\/\:\;\<\=\>\?\@\[\\\]\^\_\`\{\|\}\~"##, "\\a\\ \\é", "\\*not\\* \\<b>",
        "a\\\nb",
        "`\\``", "[a](b\\*c \"d\\\"e\")", "```x\\+y\nz\n```", "\\\\*a*",
      ]),
    Section(
      name: "Entities",
      inputs: [
        "&nbsp; &amp; &copy; &AElig; &Dcaron; &frac34; &ngE;", "&#35; &#1234; &#0; &#x22; &#XD06; &#xcab;",
        "&nbsp &x; &#; &#x; &#87654321; &abcdef0; &hi?;", "[a](&ouml;.md \"&ouml;\")", "``` f&ouml;&ouml;\nx\n```",
        "`&amp;`", "&#42;a&#42;", "&#9;a", "&quot;q&quot; \"q\" 'q'",
      ]),
    Section(name: "Precedence", inputs: ["- `one\n- two`", "> `a\n> b`", "*a `b*`"]),
    Section(
      name: "Thematic breaks",
      inputs: [
        "***\n---\n___", "+++", "--", " ***\n  ***\n   ***", "    ***", "_____________", " - - -", "- - - -    ",
        "_ _ a",
        "- a\n***\n- b", "a\n***\nb", "a\n---\nb", "- a\n- * * *",
      ]),
    Section(
      name: "ATX headings",
      inputs: [
        "# a\n## b\n### c\n#### d\n##### e\n###### f", "####### g", "#a", "\\## a", "# *a* \\*b\\*", "#     a     ",
        "## a ##\n  ### b ###", "# a #b\n# c#\n# d \\#\n## e ## f", "#\n##\n### ###", "a\n# b\nc", "# `code` & <b>",
      ]),
    Section(
      name: "Setext headings",
      inputs: [
        "a\n=\n\nb\n-", "a *b\nc*\n====", "a\n    ---", "> a\n---", "- a\n---", "a\nb\n===", "---\na\n---\nb", "===\n",
        "`a\n----\n`", "\\> a\n---",
      ]),
    Section(
      name: "Indented code",
      inputs: [
        "    a <b> \"c\" & d\n      e", "- a\n\n      b", "    a\n\n\n    b\n  \n    c", "a\n    b", "    a\nb",
        "        a\n    b",
        "\n    \n    a\n    \n", "1.  a\n\n    - b", "    a  ",
      ]),
    Section(
      name: "Fenced code",
      inputs: [
        "```\n<\n >\n```", "~~~\n<\n>\n~~~", "``\na\n``", "```\na\n~~~\n```", "````\na\n```\n``````", "```",
        "```\n\n```\na",
        "> ```\n> a\n\nb", "```\n\n  \n```", "  ```\n  a\n    b\n ```", "    ```\n    a\n    ```", "``` ```\na",
        "~~~~~~\na\n~~~ ~~\n", "a\n```\nb\n```\nc", "```ruby startline=3 $%@#$\nx\n```",
        "~~~~    c x  \ny\n~~~~",
        "````;\n````", "~~~ a`b ~~~\nc\n~~~", "```\n``` a\n```", "- ```\n  a\n\n  b\n  ```", "```a\u{00A0}b c\nd\n```",
        "``` <b>&\"\nx\n```",
      ]),
    Section(
      name: "HTML",
      inputs: [
        "<table><tr><td>\na", " <div>\n*a*\n\n*b*\n</div>", "<!-- c\n\nd -->\ne", "<?php\n\n?>", "<!DOCTYPE html>",
        "<![CDATA[\n\n]]>\na", "<script>\n\n</script>\na", "a\n<div>", "a\n<x>", "- <div>\n- b", "> <b>\n> c",
        "a <b>c</b> <br/> <!-- d --> <? e ?> <!F> <![CDATA[g]]> </x > < a> <a/b>", "<a href=\"*\">*", "![<b>](c)",
        "<pre>\n\na\n</pre>",
      ]),
    Section(
      name: "Link reference definitions",
      inputs: [
        "[a]: /b 'c'\n\n[a]", "   [a]: \n      /b  \n           'c'  \n\n[A]", "[a]: <b c>\n\n[a]",
        "[a]: b \"c\nd\"\n\n[a]",
        "[a]:\n\n[a]", "[a]: <>\n\n[a]", "[a]: b c\n\n[a]", "[a]\n\n[a]: b\n[a]: c", "[ΑΓΩ]: b\n\n[αγω]",
        "# [a]\n[a]: b\n> c",
        "[a]: b\n===\n[a]", "[a]: /b\\bar\\*baz \"c\\\"d\\e\"\n\n[a]",
      ]),
    Section(
      name: "Paragraphs",
      inputs: ["a\n\nb", "a\nb\n\nc\nd", "  a\n b", "a\n             b", "    a\nb", "a     \nb     "]),
    Section(
      name: "Blank lines", inputs: ["  \n\na\n  \n\n# b\n\n  ", "", "\n\n\n", "\u{FEFF}a", "a\r\nb\r\n\r\nc\rd"]),
    Section(
      name: "Block quotes",
      inputs: [
        "> # a\n> b\n> c", "># a\n>b\n> c", "   > a", "    > a", "> a\nb", "> - a\n- b", ">     a\n    b",
        "> ```\na\n```",
        ">", ">\n>  \n> ", ">\n> a\n>  ", "> a\n\n> b", "> a\n>\n> b", "a\n> b", "> a\n***\n> b", "> > > a\nb",
        ">>> a\n> b\n>>c",
      ]),
    Section(
      name: "List items",
      inputs: [
        "1.  a\n    b\n\n        c\n\n    > d", "- a\n\n b", "- a\n\n  b", " -    a\n\n     b",
        "   > > 1.  a\n>>\n>>     b",
        "-a\n\n2.b", "- a\n\n\n  b", "123456789. a", "1234567890. a", "0. a", "003. a", "-1. a", "- a\n\n      b",
        "-     a\n\n       b", "-\n  a\n-\n  ```\n  b\n  ```", "-   \n  a", "-\n\n  a", "- a\n-\n- b", "1. a\n2.\n3. b",
        "*",
        "a\n*\n\nb\n1.", "> 1. > a\nb", "- a\n - b\n  - c\n   - d", "10) a\n    - b", "- - a", "1. - 2. a",
        "- # a\n- b\n  ---\n  c",
      ]),
    Section(
      name: "Lists",
      inputs: [
        "- a\n- b\n+ c", "1. a\n2. b\n3) c", "a\n- b", "a\n14. b", "a\n1. b", "- a\n\n- b\n\n\n- c",
        "- a\n  - b\n    - c\n\n\n      d",
        "- a\n- b\n\n<!-- -->\n\n- c", "- a\n\n  b\n- c\n\n\n      d\n", "- a\n - b\n  - c\n    - d",
        "1. a\n\n  2. b\n\n   3. c",
        "* a\n*\n\n* c", "- a\n- b\n\n  [r]: s\n- d", "- a\n- ```\n  b\n\n\n  ```\n- c", "- a\n  - b\n\n    c\n- d",
        "* a\n  > b\n  >\n* c",
        "- a\n  > b\n  ```\n  c\n  ```\n- d", "- a", "- a\n  - b", "1. ```\n   a\n   ```\n\n   b", "* a\n  * b\n\n  c",
        "- a\n  - b\n  - c\n\n- d\n  - e",
        "- a\n\n  - b\n\n    - c", "7. a\n8. b\n\n   c",
      ]),
    Section(
      name: "Code spans",
      inputs: [
        "`a`", "`` a ` b ``", "` `` `", "`  ``  `", "` a`", "`\u{00A0}b\u{00A0}`", "` `\n`  `", "``\na\nb  \nc\n``",
        "`a   b \nc`",
        "`a\\`b`", "``a`b``", "*a`*`", "[a `](b)`", "`<a href=\"`\">`", "<https://a.`b>`", "```a``", "`a``b``",
        "`&<>\"`",
      ]),
    Section(
      name: "Emphasis",
      inputs: [
        "*a*", "a * b*", "a*\"b\"*", "*\u{00A0}a\u{00A0}*", "a*b*", "5*6*78", "_a_", "_ a b_", "a_\"b\"_", "a_b_",
        "пристаням_стремятся_",
        "aa_\"bb\"_cc", "a-_(b)_", "_a*", "*a *", "*(*a)", "*(*a*)*", "**a**", "** a**", "a**\"b\"**", "__a__",
        "__a, __b__, c__",
        "***a***", "*a **b** c*", "*a**b**c*", "*a**b*", "***a** b*", "*a **b***", "a******b*********c",
        "*a **b *c* d** e*", "** is **",
        "a ***", "a *\\**", "a *_*", "**a*", "*a**", "***a**", "****a*", "**a***", "__a_", "**a**b", "****a****",
        "******a******", "_____a_____",
        "*a _b* c_", "**a **b c**", "*[a*](b)", "*<a href=\"*\">", "**a<https://b.c/?q=**>", "*他说**你好**吗*", "**（好）**吗",
        "****", "__a **b** c__",
        "***a *b*c**", "**a **b** c**",
      ]),
    Section(
      name: "Links",
      inputs: [
        "[a](/b \"c\")", "[a](b)", "[](b)", "[a]()", "[a](<>)", "[a](/b c)", "[a](</b c>)", "[a](b\nc)", "[a](<b\nc>)",
        "[a](<b)c>)",
        "[a](<b\\>)", "[a](\\(b\\))", "[a](b(c(d)))", "[a](b(c)", "[a](<b(c>)", "[a](#b)\n\n[a](c#b)\n\n[a](c?d=3#e)",
        "[a](b\\c)",
        "[a](b%20&auml;)", "[a](\"b\")", "[a](/b 'c')\n[a](/b (c))", "[a](/b \"c \\\"&quot;\")", "[a](/b\u{00A0}\"c\")",
        "[a](/b \"c \"d\" e\")",
        "[a](   /b\n  \"c\"  )", "[a] (b)", "[a [b [c]]](d)", "[a] b](c)", "[a \\[b](c)", "[a *b **c** `d`*](e)",
        "[![a](b.png)](c)", "[a [b](c) d](e)",
        "![[[a](b)](c)](d)", "*[a*](b)", "[a *b](c*)", "[a <b c=\"](d)\">", "[a`](b)`", "[a<https://b/?c=](d)>",
      ]),
    Section(
      name: "Reference links",
      inputs: [
        "[a][b]\n\n[b]: /c \"d\"", "[a [b [c]]][d]\n\n[d]: e", "[a *b*][c]\n\n[c]: d", "[a][B]\n\n[b]: c",
        "[ẞ]\n\n[SS]: a", "[a]\n[b]\n\n[a]: c\n[b]: d",
        "[a][b\\!]\n\n[b!]: c", "[a][b[]\n\n[b[]: c", "[a]: b\\]\n\n[a][]", "[\n ]\n\n[\n ]: b",
        "[*a* b][]\n\n[*a* b]: c", "[a] \n[]\n\n[a]: b",
        "[[*a* b]]\n\n[*a* b]: c", "[a] b\n\n[a]: c", "\\[a]\n\n[a]: b", "*[a*]\n\n[a*]: b", "[a][b][c]\n\n[c]: d",
        "[a](not a link)\n\n[a]: b",
        "[`a`]\n\n[`a`]: b", "[`a`][]\n[x][`a`]\n\n[`a`]: b",
      ]),
    Section(
      name: "Images",
      inputs: [
        "![a](/b \"c\")", "![a *b*]\n\n[a *b*]: c \"d & e\"", "![a ![b](c)](d)", "![a [b](c)](d)", "![a](<b>)",
        "![](b)", "![a][b]\n\n[b]: c",
        "![a]\n\n[a]: b", "!\\[a]\n\n[a]: b", "\\![a]\n\n[a]: b", "![a `b` &amp; <c>\nd  \ne](f)", "a ![b](c) d",
        "![\"<>&](b)",
      ]),
    Section(
      name: "Autolinks",
      inputs: [
        "<https://a.b/c?d=e&f=g>", "<MAILTO:A@B.C>", "<a@b.example>", "<irc://a.b:1/c>", "<made-up:a,b>",
        "<https://a b>", "<https://a.b/\\[\\>",
        "<a\\+b@c.d>", "<>", "< https://a >", "<m:abc>", "https://a.b", "a@b.c", "<javascript:a>", "<a+b&c@d.e>",
      ]),
    Section(
      name: "Dangerous addresses",
      inputs: [
        "[a](javascript:b)", "[a](JaVaScRiPt:b)", "![a](vbscript:b)", "[a](file:///b)", "[a](data:text/html,b)",
        "[a](java&#10;script:b)",
        "[a](&#1;javascript:b)", "[a]( javascript:b)",
      ]),
    Section(
      name: "Line breaks",
      inputs: [
        "a  \nb", "a\\\nb", "a       \n     b", "*a  \nb*", "`a  \nb`", "a\\", "a  ", "### a\\", "### a  ", "a\nb",
        "a \n b",
      ]),
    Section(
      name: "Texts", inputs: ["a $.;'there", "α 中文 👩‍👩‍👧 é e\u{301}", "a   b", "a\u{0}b", "<>&\"'", "\u{2028}a\u{85}b"]),
  ]
}
