"""Books that differ from each other in every way that makes a build write, replace, move and remove files."""

import random

COUNT = 5
WORDS = "turn lock mask window scene split stage presented landscape portrait upside face unknown".split()


def book(number):
    """The files of a book, by path."""
    dice = random.Random(number)
    names = [name(page) for page in range(60) if (page * 7 + number * 11) % 10 < 8]
    files = {"SUMMARY.md": "# Book\n\n- [Home](README.md)\n" + "".join(f"- [{n}]({n})\n" for n in names)}
    attachments = [f"files/{part}/{part}-{number % 3}.txt" for part in range(6)]
    links = "".join(f"[{path}]({path})\n" for path in attachments)
    files["README.md"] = f"# Home {number}\n\n{text(dice)}\n\n{links}"
    for index, page in enumerate(names):
        # Every third page is the same in all books.
        files[page] = f"# Page {page}\n\n" + text(random.Random(index) if index % 3 == 0 else dice) + "\n"
    for path in attachments:
        files[path] = text(dice) + "\n"
    # In some books a folder has the name that a file has in others.
    thing = "things/thing.txt" if number % 2 else "things/thing.txt/inner.txt"
    files[thing] = f"{number}\n"
    files["README.md"] += f"[thing]({thing})\n"
    return {path: content.encode() for path, content in files.items()}


def name(page):
    folders = ["", "a/", "a/b/", "c/d/e/"]
    return f"{folders[page % 4]}page-{page}.md"


def text(dice):
    return " ".join(dice.choice(WORDS) for _ in range(dice.randrange(20, 800)))
