#!/usr/bin/env python3
"""Writes the same N pages in the layouts of the generators that are timed.

usage: corpus.py OUT N [LAYOUT ...]     (default: book)

A page's text follows from its number and N alone. A page is plain CommonMark of about 6 KB: six headings, three fenced code
blocks, two lists, a quote, nine links to other pages, most of them with an anchor. N counts every page: one index of all, one a
part (10 sections), one a section (20 pages).

OUT/book     src/SUMMARY.md (nested list of links) and pages whose first line is "# Title"; book.toml
OUT/hugo     content/ with front matter, a layout with navigation, contents and a search index
OUT/mkdocs   docs/ and mkdocs.yml, which zensical reads
"""
import os
import random
import re
import sys

PER_SECTION, PER_PART = 20, 10

VERBS = """Configure Inspect Extend Reload Validate Schedule Replicate Compress Encrypt Archive Restore Measure Limit
Rotate Register Resolve Stream Merge Partition Trace""".split()
THINGS = """cache reader queue writer index session worker parser channel gateway ledger cursor snapshot router bucket
manifest policy token registry segment journal monitor adapter pipeline resolver buffer catalog listener scheduler
template transport checkpoint connector endpoint formatter inspector namespace observer profile volume""".split()
WHERE = """in a cluster|on one host|behind a proxy|for tenants|at startup|under load|across regions|with retries|in tests
from a file|over sockets|by schedule|without downtime|for auditors|in batches|after a failure|with quotas|on upgrade
from the shell|at the edge""".replace("\n", "|").split("|")
HEADINGS = """Before you begin|How it works|Choosing a value|Reading the result|Limits and quotas|The `retry` option
The `timeout` option|Error handling|A complete example|Ordering guarantees|Memory use|Security notes|Naming rules
Compatibility|Changing the default|What is recorded|Cleaning up|Running it in parallel|Testing the setup
Known problems|Upgrading from version 2|File format|Return values|Frequently asked questions""".replace("\n", "|").split("|")
WORDS = """the a each every this that value request response record field file path key name host server client process
thread caller option default setting limit timeout error warning result state order size number list table entry change
version format reader writer index page block line byte buffer stream queue worker task job step call reply message
header body token session user group role permission rule policy check test example case note is are was has can may
must should will does returns reads writes keeps holds sends drops waits opens closes starts stops fails succeeds
before after while until when if unless because so and or but then first last next only also never always once again
in on at by for from with without into over under between during through of to as not more less than same other new
old small large empty full valid invalid missing extra local remote shared private public stable partial complete
exactly usually rarely safely quickly later earlier""".split()
TYPES = ["String", "Int", "Duration", "URL", "Bool", "Date", "[String]", "Data"]


def slug(text):
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def title_of(i):
    k = i * 7919 % (len(VERBS) * len(THINGS) * len(WHERE))          # 7919 is coprime to 16,000: no title twice
    k, w = divmod(k, len(WHERE))
    v, t = divmod(k, len(THINGS))
    return f"{VERBS[v]} the {THINGS[t]} {WHERE[w]}"


class Page:
    """number, kind (root, part, section, page), path without suffix, title, headings, children"""

    def __init__(self, number, kind, path, parent):
        self.number, self.kind, self.path, self.parent, self.children = number, kind, path, parent, []
        self.title = "Introduction" if kind == "root" else title_of(number)
        self.headings = random.Random(f"headings {number}").sample(HEADINGS, 6)
        self.name = slug(self.title)                                # unique in the whole corpus
        if parent:
            parent.children.append(self)

    @property
    def file(self):
        return self.path + ".md"


def tree(n):
    root = Page(0, "root", "index", None)
    pages, part, section = [root], None, None
    while len(pages) < n:
        if section is None or len(section.children) == PER_SECTION - 1:
            if part is None or len(part.children) == PER_PART:
                part = Page(len(pages), "part", f"part-{len(root.children) + 1:02}/index", root)
                pages.append(part)
                continue
            folder = os.path.dirname(part.path)
            section = Page(len(pages), "section", f"{folder}/topic-{len(part.children) + 1:02}/index", part)
            pages.append(section)
            continue
        page = Page(len(pages), "page", "", section)
        page.path = f"{os.path.dirname(section.path)}/{page.name}"
        pages.append(page)
    return pages


class Text:
    """One page's Markdown; LINK turns (from, to, heading or None) into a destination."""

    def __init__(self, pages, page, link):
        self.pages, self.page, self.link = pages, page, link
        self.r = random.Random(f"text {page.number} {len(pages)}")

    def words(self, low, high):
        out = self.r.choices(WORDS, k=self.r.randint(low, high))
        if self.r.random() < 0.35:
            out[self.r.randrange(len(out))] = "`" + self.r.choice(THINGS) + "." + self.r.choice(WORDS) + "`"
        if self.r.random() < 0.2:
            out[self.r.randrange(len(out))] = "**" + self.r.choice(THINGS) + "**"
        return " ".join(out)

    def sentence(self):
        s = self.words(8, 17)
        return s[0].upper() + s[1:] + "."

    def wrapped(self, sentences, lead="", first=""):
        text, line, out = " ".join(sentences), first or lead, []
        for word in text.split(" "):
            if len(line) + len(word) > 100:
                out.append(line.rstrip())
                line = lead
            line += word + " "
        return "\n".join(out + [line.rstrip()])

    def ref(self):
        near = self.page.parent.children if self.page.parent else self.page.children
        target = self.r.choice(near) if near and self.r.random() < 0.5 else self.r.choice(self.pages)
        heading = self.r.choice(target.headings) if self.r.random() < 0.7 else None
        return f"[{target.title}]({self.link(self.page, target, heading)})"

    def paragraph(self, link=False):
        s = [self.sentence() for _ in range(self.r.randint(2, 4))]
        if link:
            s.insert(1, f"See {self.ref()} for the other side.")
        return self.wrapped(s)

    def code(self, lang):
        r, a, b = self.r, self.r.choice(THINGS), self.r.choice(THINGS)
        if lang == "swift":
            fields = "\n".join(f"    /// The {r.choice(THINGS)} to {r.choice(WORDS)}.\n"
                               f"    public var {r.choice(WORDS)}{k}: {r.choice(TYPES)}" for k in range(3))
            body = (f"public struct {a.title()}{b.title()} {{\n{fields}\n\n    public func open(at path: String, "
                    f"retry: Int = {r.randint(1, 9)}) throws -> {b.title()} {{\n        guard retry > 0 else {{ throw "
                    f"{a.title()}Error.closed }}\n        return try {b.title()}(path: path, limit: "
                    f"{r.randint(10, 4096)})\n    }}\n}}")
        elif lang == "json":
            rows = ",\n".join(f'    "{r.choice(WORDS)}-{k}": {{ "limit": {r.randint(1, 9999)}, "mode": "{r.choice(WORDS)}" }}'
                              for k in range(5))
            body = f'{{\n  "{a}": {{\n{rows}\n  }},\n  "enabled": true\n}}'
        else:
            body = "\n".join(f"{a}ctl {r.choice(VERBS).lower()} --{r.choice(WORDS)}={r.randint(1, 99)} <{b}> && "
                             f"echo \"{r.choice(WORDS)} & {r.choice(WORDS)}\"  # {r.choice(WORDS)}" for _ in range(4))
        return f"```{lang}\n{body}\n```"

    def bullets(self):
        out = []
        for _ in range(4):
            out.append(self.wrapped([f"`{self.r.choice(THINGS)}`:", self.words(7, 12) + "."], "  ", "- "))
            if self.r.random() < 0.4:
                out.append(self.wrapped([self.words(5, 9) + "."], "    ", "  - "))
        return "\n".join(out)

    def steps(self):
        return "\n".join(self.wrapped([self.sentence()], "   ", f"{k}. ") for k in (1, 2, 3))

    def body(self):
        """Everything below the '# Title' line."""
        h = iter(self.page.headings)
        out = [self.paragraph(), self.paragraph(link=True)]
        out += ["## " + next(h), self.paragraph(), self.bullets(), self.paragraph(link=True)]
        out += ["## " + next(h), self.paragraph(), self.code("swift"), self.paragraph(link=True)]
        out += ["### " + next(h), self.paragraph(), self.wrapped([self.sentence(), self.sentence()], "> ")]
        out += ["## " + next(h), self.paragraph(link=True), self.steps(), self.code("bash")]
        out += ["### " + next(h), self.paragraph(), self.code("json"), self.paragraph(link=True)]
        out += ["## " + next(h), self.paragraph(), "\n".join("- " + self.ref() for _ in range(4))]
        return "\n\n".join(out) + "\n"


def plain(heading):
    return heading.replace("`", "")


def relative(suffix, index="index", fold=slug):
    def link(page, target, heading):
        def p(x):
            d, b = os.path.split(x.path)
            return os.path.join(d, index if b == "index" else b)
        to = os.path.relpath(p(target), os.path.dirname(p(page)) or ".") + suffix
        return to + ("#" + fold(plain(heading)) if heading else "")
    return link


def put(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def yaml_nav(page, depth):
    pad = "  " * depth
    if not page.children:
        return f"{pad}- \"{page.title}\": {page.file}\n"
    return (f"{pad}- \"{page.title}\":\n{pad}  - {page.file}\n" + "".join(yaml_nav(c, depth + 1) for c in page.children))


def book(out, pages):
    for p in pages:
        put(f"{out}/src/{p.file}", f"# {p.title}\n\n" + Text(pages, p, relative(".md")).body())
    rows = []

    def add(page, depth):
        rows.append("  " * depth + f"- [{page.title}]({page.file})")
        for c in page.children:
            add(c, depth + 1)
    for c in pages[0].children:
        add(c, 0)
    put(f"{out}/src/SUMMARY.md", "# Summary\n\n[Introduction](index.md)\n\n" + "\n".join(rows) + "\n")
    put(f"{out}/book.toml", '[book]\ntitle = "Bench"\nlanguage = "en"\n')


HUGO_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} - {{ site.Title }}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><a href="/">{{ site.Title }}</a><input type="search" aria-label="Search" data-index="/index.json"></header>
{{ $me := printf "<a href=%q" .RelPermalink -}}
{{ replace (partialCached "nav.html" . .CurrentSection.Path) $me (printf `%s aria-current="page"` $me) | safeHTML }}
<aside aria-label="On this page">{{ .TableOfContents }}</aside>
<main id="main">
<h1>{{ .Title }}</h1>
{{ .Content }}
</main>
<footer>{{ with .PrevInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .LinkTitle }}</a>{{ end }}
{{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .LinkTitle }}</a>{{ end }}</footer>
</body>
</html>
"""
HUGO_NAV = """<nav aria-label="Pages">
<ul>
{{- $here := .CurrentSection -}}
{{- range partialCached "parts.html" site.Home }}
<li><a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a>
{{- if or (eq . $here) ($here.IsDescendant .) }}<ul>
{{- range .Sections }}
<li><a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a>
{{- if eq . $here }}<ul>
{{- range .RegularPages }}
<li><a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a></li>
{{- end }}</ul>{{ end }}</li>
{{- end }}</ul>{{ end }}</li>
{{- end }}
</ul>
</nav>
"""
HUGO_LINK = ('<a href="{{ replace (replace .Destination "_index.md" "index.html") ".md" ".html" }}">{{ .Text }}</a>'
             '{{- /* no newline */ -}}')
HUGO_TOML = """baseURL = "https://example.org/"
title = "Bench"
uglyURLs = true
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "404"]
"""


def hugo(out, pages):
    """hugo.toml: highlighting and a search index on. bare.toml: neither, the least that Hugo can do."""
    link = relative(".md", "_index")
    for p in pages:
        body = Text(pages, p, link).body()
        d, b = os.path.split(p.path)
        put(os.path.join(out, "content", d, ("_index" if b == "index" else b) + ".md"),
            f'---\ntitle: "{p.title}"\nweight: {p.number + 1}\n---\n\n{body}')
    for name in ("home", "section", "page"):
        put(f"{out}/layouts/{name}.html", HUGO_PAGE)
    put(f"{out}/layouts/home.json", """{{- $rows := slice -}}
{{- range site.Pages }}{{ $rows = $rows | append (dict "title" .Title "url" .RelPermalink "text" .Plain) }}{{ end -}}
{{- $rows | jsonify -}}
""")
    put(f"{out}/layouts/_partials/nav.html", HUGO_NAV)       # once a section, and the parts once, as a large
    put(f"{out}/layouts/_partials/parts.html", "{{ return .Sections }}\n")   # site would: else 10,000 pages take twice as long
    put(f"{out}/layouts/_markup/render-link.html", HUGO_LINK)
    put(f"{out}/static/style.css", "body { font-family: sans-serif }\n")
    put(f"{out}/hugo.toml", HUGO_TOML + '[outputs]\nhome = ["html", "json"]\n')
    put(f"{out}/bare.toml", HUGO_TOML + "[markup.highlight]\ncodeFences = false\n")


def mkdocs(out, pages):
    for p in pages:
        put(f"{out}/docs/{p.file}", f"# {p.title}\n\n" + Text(pages, p, relative(".md")).body())
    nav = "nav:\n  - Introduction: index.md\n" + "".join(yaml_nav(c, 1) for c in pages[0].children)
    head = "site_name: Bench\nsite_url: https://example.org/\nmarkdown_extensions: [toc, fenced_code%s]\n"
    put(f"{out}/mkdocs.yml", head % ", pymdownx.highlight, pymdownx.superfences"
        + "theme:\n  name: material\n  font: false\n  features: [navigation.prune]\n" + nav)


LAYOUTS = dict(book=book, hugo=hugo, mkdocs=mkdocs)

if __name__ == "__main__":
    if len(sys.argv) < 3 or any(a not in LAYOUTS for a in sys.argv[3:]):
        sys.exit(__doc__)
    everything = tree(int(sys.argv[2]))
    for name in sys.argv[3:] or ["book"]:
        LAYOUTS[name](os.path.join(sys.argv[1], name), everything)
