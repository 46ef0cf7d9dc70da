/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";

import { newerVersion } from "./changelog";

const CHANGELOG = `# Changelog

## Unreleased

- **Changed for staff**:
  - Not released.

## 0.10.0

- **Changed for staff**:
  - Stories are cards,
    with pictures.
- **Changed for operators**:
  - A restore keeps what was there.

## 0.2.0

- **Closes a hole**: somebody could read drafts.

## 0.1.0

- **Changed for staff**:
  - Everything.
`;

it("says what all versions since one's own change, the newest first", () => {
  expect(newerVersion(CHANGELOG, "0.2.0")).toEqual({
    version: "0.10.0",
    changes: ["Stories are cards, with pictures.", "A restore keeps what was there."],
    closesHole: false,
  });
});

it("shows entries of one line, without Markdown's marks, and nothing that only operators need", () => {
  const text = [
    "## 2.0.0\n",
    "- **Closes a hole**: editors could",
    "  erase.",
    "- **Migrates** (in seconds):",
    "  - `lists` adds indexes.",
    "- **Changed**: the `feed` is **faster**, see [the guide](docs/guide.md).",
    "- **Changed for staff**:\n",
    "  - Cards.\n",
    "  - Notices.",
  ];
  const changes = [
    "Closes a hole: editors could erase.",
    "the feed is faster, see the guide.",
    "Cards.",
    "Notices.",
  ];
  for (const line of ["\n", "\r\n"])
    expect(newerVersion(text.join("\n").replaceAll("\n", line), "1.0.0")).toEqual({
      version: "2.0.0",
      changes,
      closesHole: true,
    });
});

it("says if a version in between closes a hole", () => {
  expect(newerVersion(CHANGELOG, "0.1.0")).toMatchObject({ version: "0.10.0", closesHole: true });
});

it.each(["0.10.0", "0.10.1", "1.0.0"])("finds nothing newer than %s", (own) => {
  expect(newerVersion(CHANGELOG, own)).toBeUndefined();
});

it("reads our own changelog", () => {
  const own = readFileSync(path.resolve(__dirname, "../../../../CHANGELOG.md"), "utf8");
  expect(newerVersion(own, "0.0.1")?.version).toMatch(/^\d+\.\d+\.\d+$/);
});
