extension DiagnosticKind {
  /// What provokes it: a part of the mini site of its name, which the tests run.
  package var example: DiagnosticExample {
    switch self {
    case .utf8Invalid:
      DiagnosticExample(
        files: [
          .init(
            "README.md",
            """
            One
            b\u{FFFD}cher \u{FFFD}
            """)
        ],
        printed: """
          content/README.md:4: error: not valid UTF-8 [utf8.invalid]
            help: save the file as UTF-8
          """)
    case .summaryMissing:
      DiagnosticExample(
        files: [.init("README.md", "# Home")],
        printed: """
          content/SUMMARY.md: error: the book has no SUMMARY.md [summary.missing]
            help: write a SUMMARY.md with a list of links to the pages
          """)
    case .summaryMalformed:
      DiagnosticExample(
        files: [.init("SUMMARY.md", "## Too deep")],
        printed: """
          content/SUMMARY.md:7: error: a heading of level 2; parts are of level 1 [summary.malformed]
            help: keep to `# Part`, `- [Title](page.md)`, `[Title](page.md)`, `[Draft]()` and `---`
          """)
    case .pageMissing:
      DiagnosticExample(
        files: [.init("SUMMARY.md", "- [Locking](lockign.md)"), .init("locking.md")],
        printed: """
          content/SUMMARY.md:2: error: no page `lockign.md` [page.missing]
            help: did you mean `locking.md`?
          """)
    case .pageRepeated:
      DiagnosticExample(
        files: [
          .init(
            "SUMMARY.md",
            """
            - [One](one.md)
              - [Again](./one.md)
            """)
        ],
        printed: """
          content/SUMMARY.md:3: error: `one.md` makes a page that line 2 lists already [page.repeated]
            help: list each page once; other places can link to it
          """)
    case .pageOrphan:
      DiagnosticExample(
        files: [.init("SUMMARY.md", "- [Home](README.md)"), .init("notes.md", "# Notes")],
        printed: """
          content/notes.md: error: SUMMARY.md does not list this page [page.orphan]
            help: list it in SUMMARY.md, or delete it
          """)
    case .linkMissing:
      DiagnosticExample(
        files: [.init("README.md", "[one](guide/lockign.md) and `a"), .init("guide/locking.md")],
        printed: """
          content/README.md:3: error: no file `guide/lockign.md` to link to [link.missing]
            help: did you mean `guide/locking.md`?
          """)
    case .anchorMissing:
      DiagnosticExample(
        files: [
          .init("README.md", "[here](#hoem) [there](locking.md#rotation-lok)"),
          .init("locking.md", "## Rotation lock"),
        ],
        printed: """
          content/README.md:3: error: no place `#rotation-lok` on `locking.md` [anchor.missing]
            help: did you mean `#rotation-lock`?
          """)
    case .anchorDuplicate:
      DiagnosticExample(
        files: [
          .init(
            "README.md",
            """
            ```orientation mapping
            ```

            ## Again

            ```orientation mapping
            ```
            """)
        ],
        printed: """
          content/README.md:8: error: the id `mapping.faceDown` is taken on this page [anchor.duplicate]
            help: ask for the block once, or rename the heading
          """)
    case .linkAbsolute:
      DiagnosticExample(
        files: [.init("README.md", "[a](/README.md) [b](//example.org/x)")],
        printed: """
          content/README.md:3: error: `//example.org/x` is not relative [link.absolute]
            help: write the path from the page that holds the link
          """)
    case .linkUnsafe:
      DiagnosticExample(
        files: [
          .init("README.md", "[a](javascript:alert(1)) [b](JavaScript:alert(1)) [c](data:text/html,x)")
        ],
        printed: """
          content/README.md:3: error: `javascript:alert(1)` may not be linked to or shown [link.unsafe]
            help: link to a page, a website or a mail address, and keep images in the book
          """)
    case .htmlRaw:
      DiagnosticExample(
        files: [.init("README.md", "Some <b>bold</b> text<br/>.")],
        printed: """
          content/README.md:3: error: HTML in Markdown: `<b>` [html.raw]
            help: say it in Markdown, or put a backslash before the `<`
          """)
    case .imageWithoutText:
      DiagnosticExample(
        files: [.init("README.md", "![](phone.png) ![ ](phone.png)")],
        printed: """
          content/README.md:3: error: the image `phone.png` has no text [image.without-text]
            help: say between the brackets what the image shows
          """)
    case .headingSkipped:
      DiagnosticExample(
        files: [
          .init(
            "README.md",
            """
            # Home

            ### Too deep
            """)
        ],
        printed: """
          content/README.md:3: error: a heading of level 3 below one of level 1 [heading.skipped]
            help: use the level below the heading before, or a higher one
          """)
    case .headingMissing:
      DiagnosticExample(
        files: [.init("README.md", "Just words.")],
        printed: """
          content/README.md:1: error: the page has no first-level heading [heading.missing]
            help: begin the page with `# Title`, and use `##` and below for the rest
          """)
    case .symbolUnknown:
      DiagnosticExample(
        files: [
          .init(
            "README.md",
            """
            A link [`NoSuchSymbol.atAll`], in other words [such][`noSuchRule`], and [`OwnDefinition`].
            """)
        ],
        printed: """
          content/README.md:3: error: no symbol or rule named `NoSuchSymbol.atAll` [symbol.unknown]
            help: correct the name, or leave the brackets away where no entry is meant
          """)
    case .blockUnknown:
      DiagnosticExample(
        files: [
          .init(
            "README.md",
            """
            ```orientation mappings
            ```
            """)
        ],
        printed: """
          content/README.md:3: error: no block `mappings` [block.unknown]
            help: did you mean `mapping`?
          """)
    case .blockMalformed:
      DiagnosticExample(
        files: [
          .init(
            "README.md",
            """
            ```orientation enum
            ```
            """)
        ],
        printed: """
          content/README.md:3: error: the block `enum` names one enumeration [block.malformed]
            help: leave the fence's body empty and name what the block needs behind its kind
          """)
    case .entryUnknown:
      DiagnosticExample(
        files: [
          .init(
            "README.md",
            """
            ```orientation enum UIDeviceOrientatoin
            ```
            """)
        ],
        printed: """
          content/README.md:3: error: no enumeration named `UIDeviceOrientatoin` [entry.unknown]
            help: did you mean `UIDeviceOrientation`?
          """)
    case .claimMalformed:
      DiagnosticExample(
        files: [
          .init(
            "README.md",
            """
            ```orientation scenario
            iOS: 15
            idiom: watch
            => turned landscapeRight
            ```
            """)
        ],
        printed: """
          content/README.md:5: error: no idiom `watch` [claim.malformed]
            help: write one fact a line, `key: value`, and the outcome behind `=>`
          """)
    case .claimFalse:
      DiagnosticExample(
        files: [
          .init(
            "README.md",
            """
            ```orientation scenario
            iOS: 15
            device: landscapeLeft
            => turned landscapeLeft
            ```
            """)
        ],
        printed: """
          content/README.md:6: error: the claim says `turned landscapeLeft`, but it is `turned landscapeRight` by \
          `device-orientation-is-followed` [claim.false]
            help: write `=> turned landscapeRight`; `explain device-orientation-is-followed` says why, or correct \
          the facts
          """)
    case .eventImpossible:
      DiagnosticExample(
        files: [
          .init(
            "README.md",
            """
            ```orientation timeline
            iOS: 15

            event: device turned landscapeLeft
            => turned landscapeRight
            event: dismissed
            => turned portrait
            ```
            """)
        ],
        printed: """
          content/README.md:8: error: nothing is presented that could be dismissed [event.impossible]
            help: correct the event, or let happen before it what it needs
          """)
    case .fileUnused:
      DiagnosticExample(
        files: [.init("README.md", "![Used](used.png)"), .init("unused.png")],
        printed: """
          content/unused.png: error: no page uses this file [file.unused]
            help: link to it, or delete it
          """)
    case .pageOverBudget:
      DiagnosticExample(
        files: [
          .init(
            "README.md",
            """
            # Home

            -
            -
            -
            """)
        ],
        printed: """
          content/README.md: error: the page has 5003 elements, and 4500 are allowed [page.over-budget]
            help: split the page
          """)
    case .tableMalformed:
      DiagnosticExample(
        files: [
          .init(
            "README.md",
            """
            ```table
            a | b | c
            1 | 2
            """)
        ],
        printed: """
          content/README.md:9: error: a row with 2 cells below a header with 3 [table.malformed]
            help: write a header row and rows with as many cells, separated by `|`; `\\|` is a bar in a cell
          """)
    case .referenceIncomplete:
      DiagnosticExample(
        files: [
          .init(
            "README.md",
            """
            ```orientation matrices
            ```
            """)
        ],
        printed: """
          content/README.md:3: error: no page holds the entry `matrix:app-mask` [reference.incomplete]
            help: put a block that holds the entry, or a claim that shows it, on a page
          """)
    case .titleDiffers:
      DiagnosticExample(
        files: [
          .init(
            "order.md",
            """
            # An undocumented order decides

            ```orientation rule order-of-choice
            ```
            """),
          .init("README.md", "```orientation errors"),
        ],
        printed: """
          content/order.md:1: error: the rule `order-of-choice` is called `An undocumented order decides` here, and \
          `Otherwise an undocumented order decides` in the catalog [title.differs]
            help: write `Otherwise an undocumented order decides`
          """)
    case .pathInvalid:
      DiagnosticExample(
        files: [.init("SUMMARY.md", "- [Outside](../outside.md)")],
        printed: """
          content/SUMMARY.md:3: error: `../outside.md` leads out of the book [path.invalid]
            help: use a relative path within the book that ends in `.md`
          """)
    case .idVanished:
      DiagnosticExample(
        files: [
          .init(
            "site/published-ids.txt",
            """
            locking.html
            #locking-for-good
            """),
          .init("locking.md", "## Locking it for good"),
        ],
        printed: """
          site/published-ids.txt:4: error: `locking.html#locking-for-good` was published and is gone [id.vanished]
            help: put it back, or add `- [locking.html#locking-for-good](locking.md#locking-it-for-good)` to ALIASES.md
          """)
    case .aliasInvalid:
      DiagnosticExample(
        files: [.init("ALIASES.md", "- [index.html](README.md)")],
        printed: """
          content/ALIASES.md:3: error: `index.html` is there, so it needs no alias [alias.invalid]
            help: keep to `- [old/page.html#id](page.md#id)`, an item for each address that is gone
          """)
    case .ledgerMalformed:
      DiagnosticExample(
        files: [.init("site/published-ids.txt", "<<<<<<< ours")],
        printed: """
          site/published-ids.txt:2: error: `<<<<<<< ours` is neither a page nor an id [ledger.malformed]
            help: take the file as it was committed; after a merge, keep the lines of both sides
          """)
    case .appStale:
      DiagnosticExample(
        files: [
          .init("app.json"),
          .init(
            "app/PlayerViewController.swift",
            "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }"),
        ],
        printed: """
          app/PlayerViewController.swift:4 now answers .landscape, app.json says .allButUpsideDown [app.stale]
          """)
    case .siteStale:
      DiagnosticExample(
        files: [.init("site/index.html", "An older page.")],
        printed: """
          site/index.html: stale
            line 1 on disk: An older page.
            line 1 built:   <!DOCTYPE html>
          """)
    case .siteMissing:
      DiagnosticExample(
        files: [.init("SUMMARY.md", "- [Home](README.md)")],
        printed: "site/index.html: missing")
    case .siteSurplus:
      DiagnosticExample(
        files: [.init("site/notes.html", "Notes of ours.")],
        printed: """
          site/notes.html: surplus
            help: no build wrote it, so none removes it: move it away
          """)
    case .headerUnreadable:
      DiagnosticExample(
        files: [
          .init(
            "Headers/UIOrientation.h",
            """
                UIDeviceOrientationFaceUp,
                UIDeviceOrientationFaceDown;
            } API_UNAVAILABLE(tvos, watchos);
            """)
        ],
        printed: """
          Headers/UIOrientation.h:14: error: `UIDeviceOrientation` has `;` where a case should end [header.unreadable]
            help: compare with an SDK as Apple ships it; if it is one, the reader has to learn this
          """)
    case .sdkEnumerationMissing:
      DiagnosticExample(
        files: [.init("Headers/UIInterface.h", "typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {")],
        printed: """
          Headers/UIInterface.h: error: no header declares `UIUserInterfaceSizeClass` [sdk.enumeration-missing]
            help: name the `.sdk` folder, or state its version by `--sdk-version`; if both are right, correct \
          the catalog
          """)
    case .sdkCaseMissing:
      DiagnosticExample(
        files: [
          .init(
            "Headers/UIInterface.h",
            """
            typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
                UIUserInterfaceSizeClassUnspecified = 0,
                UIUserInterfaceSizeClassRegular     = 2,
            } API_AVAILABLE(ios(8.0));
            """)
        ],
        printed: """
          Headers/UIInterface.h:1: error: `UIUserInterfaceSizeClass` has no `UIUserInterfaceSizeClassCompact` \
          here [sdk.case-missing]
            help: state the version by `--sdk-version` if the SDK is older; if not, correct the case in the catalog
          """)
    case .sdkCaseUnknown:
      DiagnosticExample(
        files: [.init("Headers/UIInterface.h", "    UIUserInterfaceSizeClassVast        = 3,")],
        printed: """
          Headers/UIInterface.h:5: error: the catalog's `UIUserInterfaceSizeClass` has no \
          `UIUserInterfaceSizeClassVast` [sdk.case-unknown]
            help: put the case into the catalog, with the version that the header states
          """)
    case .sdkNameDiffers:
      DiagnosticExample(
        files: [.init("Headers/UIInterface.h", "    UIUserInterfaceSizeClassCompact NS_SWIFT_NAME(narrow) = 1,")],
        printed: """
          Headers/UIInterface.h:3: error: `UIUserInterfaceSizeClassCompact` is `narrow` in Swift here, and \
          `compact` in the catalog [sdk.name-differs]
            help: correct the name in the catalog
          """)
    case .sdkValueDiffers:
      DiagnosticExample(
        files: [
          .init(
            "Headers/UIOrientation.h",
            """
                UIInterfaceOrientationLandscapeLeft      = UIDeviceOrientationLandscapeLeft,
                UIInterfaceOrientationLandscapeRight     = UIDeviceOrientationLandscapeRight
            """)
        ],
        printed: """
          Headers/UIOrientation.h:26: error: `UIInterfaceOrientationLandscapeLeft` is 3 here, and 4 in the \
          catalog [sdk.value-differs]
            help: correct the raw value in the catalog, and whatever was decided by it
          """)
    case .sdkAvailabilityDiffers:
      DiagnosticExample(
        files: [
          .init("Headers/UIInterface.h", "    UIUserInterfaceSizeClassCompact API_AVAILABLE(ios(9.0)) = 1,")
        ],
        printed: """
          Headers/UIInterface.h:3: error: `UIUserInterfaceSizeClassCompact` is here since iOS 9, and in the \
          catalog since iOS 8 [sdk.availability-differs]
            help: correct the versions in the catalog
          """)
    }
  }
}
