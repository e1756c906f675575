"""Counts what passed and what failed, and says what failed as it happens."""


class Tally:
    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0

    def expect(self, holds: bool, what: str, details: object = "") -> None:
        """Counts one expectation; `what` is a sentence about how it should be."""
        if holds:
            self.passed += 1
            return
        self.failed += 1
        print(f"FAILED: {what}")
        for line in str(details).splitlines()[:12]:
            print(f"        {line}")

    def add(self, other: "Tally") -> None:
        self.passed += other.passed
        self.failed += other.failed

    def close(self) -> int:
        """Prints the last line and returns the exit status."""
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed or not self.passed else 0
