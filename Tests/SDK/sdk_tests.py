"""Tests of check.py: the SDKs of each generation, headers with a difference, and the ways in which headers have said things."""

import contextlib
import io
import os
import pathlib
import shutil
import sys
import tempfile
import unittest

import check

FOLDER = pathlib.Path(__file__).resolve().parent
SDKS = FOLDER.parent / "OrientationDocsTests/SDKs"
NEWEST = SDKS / "iPhoneOS17.0.sdk"
HEADERS = "System/Library/Frameworks/UIKit.framework/Headers"
SIZE_CLASSES = """\
typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
    UIUserInterfaceSizeClassUnspecified = 0,
    UIUserInterfaceSizeClassCompact     = 1,
    UIUserInterfaceSizeClassRegular     = 2,
} API_AVAILABLE(ios(8.0));
"""


class SDKTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.folder)

    def check(self, *arguments):
        """The status, and what is printed to either stream."""
        output, errors = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
            status = check.main([str(argument) for argument in arguments])
        return status, output.getvalue(), errors.getvalue()

    def lay(self, to="Headers"):
        """Copies the headers of the newest SDK."""
        return shutil.copytree(NEWEST / HEADERS, self.folder / to)

    def test_an_sdk_of_any_generation_is_in_sync(self):
        for name, summary in (
            ("5.0", "iOS 5: 4 headers, 5 enumerations, 24 cases, in sync\n"),
            ("6.0", "iOS 6: 4 headers, 6 enumerations, 31 cases, in sync\n"),
            ("9.3", "iOS 9.3: 5 headers, 7 enumerations, 43 cases, in sync\n"),
            ("13.0", "iOS 13: 5 headers, 7 enumerations, 44 cases, in sync\n"),
            ("17.0", "iOS 17: 5 headers, 7 enumerations, 46 cases, in sync\n"),
        ):
            with self.subTest(name):
                self.assertEqual(self.check(SDKS / f"iPhoneOS{name}.sdk"), (0, "", summary))

    def test_each_difference_is_told_at_its_line(self):
        differences = sorted((FOLDER / "Differences").iterdir())
        self.assertEqual(len(differences), 7)
        for place in differences:
            with self.subTest(place.name):
                shutil.rmtree("Headers", ignore_errors=True)
                self.lay()
                shutil.copytree(place / "Headers", "Headers", dirs_exist_ok=True)
                status, output, _ = self.check("Headers")
                self.assertEqual((status, output), (1, (place / "expected.txt").read_text()))

    def test_a_framework_and_its_headers_have_the_version_of_their_sdk(self):
        for part in ("System/Library/Frameworks/UIKit.framework", HEADERS):
            status, _, errors = self.check(SDKS / "iPhoneOS6.0.sdk" / part)
            self.assertEqual((status, errors), (0, "iOS 6: 4 headers, 6 enumerations, 31 cases, in sync\n"))

    def test_a_bare_folder_is_as_old_as_the_newest_version_that_its_headers_mention(self):
        shutil.copytree(SDKS / "iPhoneOS9.3.sdk" / HEADERS, "UIKit")
        status, output, errors = self.check("UIKit")
        self.assertEqual((status, output), (0, ""))
        self.assertIn("not found: `UIModalPresentationAutomatic`, since iOS 13; ", errors)
        self.assertIn("\niOS 9 or newer: 5 headers, 7 enumerations, 43 cases, in sync\n", errors)

    def test_a_stated_version_counts_before_that_of_the_sdk(self):
        sdk = SDKS / "iPhoneOS9.3.sdk"
        status, output, _ = self.check(sdk, "--version", "13.1")
        self.assertEqual(status, 1)
        self.assertEqual(
            output,
            f"{sdk}/{HEADERS}/UIViewController.h:2: error: `UIModalPresentationStyle` has no "
            "`UIModalPresentationAutomatic` here\n")
        status, output, _ = self.check(sdk, "--version", "7")
        self.assertEqual(status, 1)
        self.assertIn("`UIInterfaceOrientationUnknown`: here in an SDK older than that, in the catalog since iOS 8\n", output)
        self.assertNotIn("UIModalPresentationPopover", output, "its own version is said beside it")

    def test_the_settings_of_an_sdk_count_before_its_name(self):
        self.lay("iPhoneOS6.0.sdk/" + HEADERS)
        pathlib.Path("iPhoneOS6.0.sdk/SDKSettings.json").write_text('{"Version": "17.2"}')
        self.assertEqual(self.check("iPhoneOS6.0.sdk")[0], 0)
        for settings in ("{", "[]", '{"Version": [9]}', '{"Version": "new"}', '{"Version": "1.2.3.4"}'):
            pathlib.Path("iPhoneOS6.0.sdk/SDKSettings.json").write_text(settings)
            self.assertEqual(self.check("iPhoneOS6.0.sdk")[0], 2, settings)
        self.assertEqual(self.check("iPhoneOS6.0.sdk", "--version", "17")[0], 0)

    def test_an_sdk_of_macos_has_the_version_of_ios_that_it_maps_its_own_to(self):
        self.lay("MacOSX14.0.sdk/System/iOSSupport/" + HEADERS.replace("/Headers", "/Versions/A/Headers"))
        framework = pathlib.Path("MacOSX14.0.sdk/System/iOSSupport") / HEADERS
        framework.symlink_to("Versions/A/Headers")
        settings = pathlib.Path("MacOSX14.0.sdk/SDKSettings.json")
        settings.write_text(
            '{"CanonicalName": "macosx14.0", "Version": "14.0", "VersionMap": {"macOS_iOSMac": {"14.0": "17.0"}}}')
        self.assertTrue(self.check("MacOSX14.0.sdk")[2].startswith("iOS 17: 5 headers, "))
        settings.write_text('{"CanonicalName": "macosx14.0", "Version": "14.0"}')
        self.assertTrue(self.check("MacOSX14.0.sdk")[2].startswith("iOS 17 or newer: 5 headers, "))

    def test_the_frameworks_that_uikit_consists_of_are_read_as_well(self):
        headers = self.lay("iPhoneOS17.0.sdk/" + HEADERS)
        part = self.folder / "iPhoneOS17.0.sdk/System/Library/SubFrameworks/UIUtilities.framework/Headers"
        part.mkdir(parents=True)
        shutil.move(headers / "UIOrientation.h", part)
        status, _, errors = self.check("iPhoneOS17.0.sdk")
        self.assertEqual((status, errors), (0, "iOS 17: 5 headers, 7 enumerations, 46 cases, in sync\n"))

    def test_what_holds_no_headers_of_uikit_is_no_answer(self):
        pathlib.Path("iPhoneOS9.0.sdk").mkdir()
        pathlib.Path("others").mkdir()
        pathlib.Path("others/NSObject.h").write_text("@interface NSObject\n@end\n")
        for name, reason in (
            ("gone", "gone is not a folder"), ("iPhoneOS9.0.sdk", "iPhoneOS9.0.sdk has no UIKit.framework"),
            ("others", "no header in others declares an enumeration of the catalog"),
        ):
            self.assertEqual(self.check(name), (2, "", f"error: {reason}\n"))
        self.assertEqual(self.check(NEWEST, "--version", "nine")[0], 2)

    def size_classes(self, text):
        """What is told of the size classes, declared by this text: the line and the words."""
        self.lay("sizes")
        pathlib.Path("sizes/UIInterface.h").write_text(text)
        status, output, errors = self.check("sizes", "--version", "17")
        shutil.rmtree("sizes")
        self.assertIn(status, (0, 1), errors)
        return [line.removeprefix("sizes/UIInterface.h:").replace(": error: ", " ", 1) for line in output.splitlines()]

    def test_every_way_to_declare_an_enumeration_is_read(self):
        cases = SIZE_CLASSES[SIZE_CLASSES.index("{") :].split("}")[0] + "}"
        name = "UIUserInterfaceSizeClass"
        for text in (
            f"typedef NS_CLOSED_ENUM(NSInteger, {name}) {cases};", f"typedef CF_ENUM(CFIndex, {name}) {cases};",
            f"typedef NS_OPTIONS(NSUInteger, {name}) {cases};", f"typedef enum {cases} {name} NS_ENUM_AVAILABLE_IOS(8_0);",
            f"typedef enum : NSUInteger {cases} {name};", f"typedef enum _{name} {cases} {name};", f"enum {name} {cases};",
            f"enum {cases};\ntypedef NSUInteger {name};", f"enum {cases}; typedef unsigned long {name};",
        ):
            with self.subTest(text):
                self.assertEqual(self.size_classes(text), [])
                wrong = self.size_classes(text.replace("= 2", "= 1 << 2"))
                self.assertEqual(wrong, ["4 `UIUserInterfaceSizeClassRegular` is 4 here, and 2 in the catalog"])

    def test_the_macros_of_any_generation_say_since_when(self):
        for macros in (
            "API_AVAILABLE(macos(10.15), ios(9.2), tvos(9.0))", "NS_AVAILABLE_IOS(9_2)", "NS_AVAILABLE(10_9, 9_2)",
            "NS_ENUM_AVAILABLE(10_9, 9_2)", "__OSX_AVAILABLE_STARTING(__MAC_NA,__IPHONE_9_2)",
            "__IOS_AVAILABLE(9.2) __TVOS_PROHIBITED", "API_AVAILABLE(ios(9.2)) API_UNAVAILABLE(tvos, watchos)",
            "UIKIT_AVAILABLE_IOS_TVOS(9_2, 9_0)", "API_AVAILABLE(tvos(11.0)) API_AVAILABLE(ios(9.2))",
            "NS_ENUM_AVAILABLE_IOS(9_2) NS_REFINED_FOR_SWIFT", "NS_ENUM_DEPRECATED_IOS(9_2, NA)",
            'API_DEPRECATED("ios(1.0)", ios(9.2, API_TO_BE_DEPRECATED))',
        ):
            with self.subTest(macros):
                found = self.size_classes(SIZE_CLASSES.replace("Compact ", f"Compact {macros} "))
                self.assertEqual(
                    found, ["3 `UIUserInterfaceSizeClassCompact`: here since iOS 9.2, in the catalog since iOS 8"])

    def test_the_macros_of_any_generation_say_until_when(self):
        for macros in (
            'API_DEPRECATED("Use (b), or c.", ios(9.0, 16.0), tvos(9.0, 16.0))', "NS_DEPRECATED_IOS(9_0, 16_0)",
            'API_DEPRECATED_WITH_REPLACEMENT("b", macos(10.5, 13.0), ios(9.0, 16.0))', "NS_DEPRECATED(10_5, 13_0, 9_0, 16_0)",
            'NS_ENUM_DEPRECATED_IOS(9_0, 16_0, "Use b")', 'NS_ENUM_DEPRECATED(10_5, 13_0, 9_0, 16_0, "Use b")',
            "__OSX_AVAILABLE_BUT_DEPRECATED(__MAC_10_5,__MAC_13_0,__IPHONE_9_0,__IPHONE_16_0)",
        ):
            with self.subTest(macros):
                found = self.size_classes(SIZE_CLASSES.replace("Compact ", f"Compact {macros} "))
                words = "here since iOS 9, deprecated from iOS 16, in the catalog since iOS 8"
                self.assertEqual(found, [f"3 `UIUserInterfaceSizeClassCompact`: {words}"])

    def test_what_a_macro_takes_away_from_ios_is_told(self):
        for macros in (
            "API_UNAVAILABLE(ios)", "API_UNAVAILABLE(tvos, ios)", "__IOS_PROHIBITED", "NS_UNAVAILABLE",
            "API_AVAILABLE(tvos(11.0)) API_UNAVAILABLE(ios) API_UNAVAILABLE(watchos)", "UIKIT_AVAILABLE_TVOS_ONLY(11_0)",
        ):
            with self.subTest(macros):
                found = self.size_classes(SIZE_CLASSES.replace("Compact ", f"Compact {macros} "))
                words = "here not for iOS, in the catalog since iOS 8"
                self.assertEqual(found, [f"3 `UIUserInterfaceSizeClassCompact`: {words}"])
                self.assertEqual(self.size_classes(SIZE_CLASSES.replace("} API", f"  Tall {macros}\n}} API")), [])

    def test_what_cannot_be_read_is_told_at_its_line(self):
        for part, other, line in (
            ("= 2,", "= 2;", 4), ("= 2,", "= GONE,", 4), ("= 1,", "= 1 NS_NEW_AVAILABILITY(9),", 3),
            ("Compact ", "Compact API_AVAILABLE(ios) ", 3), ("ios(8.0)", "ios(new)", 5), ("= 1", "= f(1)", 3),
        ):
            with self.subTest(other):
                found = self.size_classes(SIZE_CLASSES.replace(part, other))
                self.assertEqual(len(found), 1, found)
                self.assertTrue(found[0].startswith(f"{line} `UIUserInterfaceSizeClass` cannot be read: "), found)

    def test_branches_for_other_platforms_are_left_out(self):
        tall = "    Tall = 9,\n"
        for condition, other in (("TARGET_OS_TV || TARGET_OS_WATCH", ""), ("0", ""), ("!TARGET_OS_IOS", "")):
            text = SIZE_CLASSES.replace("} API", f"#if {condition}\n{tall}#endif\n}} API")
            self.assertEqual(self.size_classes(text), [], condition)
        text = SIZE_CLASSES.replace("} API", f"#if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_9_0\n{tall}#endif\n}} API")
        self.assertEqual(self.size_classes(text), ["6 the catalog's `UIUserInterfaceSizeClass` has no `Tall`"])

    def test_a_header_is_read_behind_those_whose_cases_it_names_whatever_they_are_called(self):
        self.lay()
        pathlib.Path("Headers/AAA.h").write_text(pathlib.Path("Headers/UIInterface.h").read_text().replace(
            "Regular     = 2", "Regular     = ZOther"))
        pathlib.Path("Headers/UIInterface.h").write_text("typedef NS_ENUM(NSInteger, Other) { ZOther = 2 };\n")
        self.assertEqual(self.check("Headers", "--version", "17")[:2], (0, ""))


if __name__ == "__main__":
    sys.exit(0 if unittest.main(exit=False).result.wasSuccessful() else 1)
