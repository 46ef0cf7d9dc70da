/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type * as promises from "node:fs/promises";
import { open } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { removeMailsOf, removeOldMails } from "./kept-mails";

jest.mock("node:fs/promises", () => {
  const actual = jest.requireActual<typeof promises>("node:fs/promises");
  return { ...actual, open: jest.fn(actual.open) };
});

const DAY_MS = 24 * 60 * 60 * 1000;

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "lampstand-outbox-"));
  mkdirSync(path.join(dataDir, "outbox"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const log = { warn: jest.fn() };

const kept = () => readdirSync(path.join(dataDir, "outbox")).toSorted();

function keep(name: string, header: string, daysAgo = 0): void {
  const file = path.join(dataDir, "outbox", name);
  writeFileSync(file, `${header}\r\nSubject: A test\r\n\r\nTo: ruth@example.org\r\n`);
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  utimesSync(file, at, at);
}

it("only mails older than the limit are removed", async () => {
  keep("old.eml", "To: ruth@example.org", 14.1);
  keep("new.eml", "To: ruth@example.org", 13.9);
  keep("note.txt", "To: ruth@example.org", 99);
  await removeOldMails(dataDir, 14);
  expect(kept()).toEqual(["new.eml", "note.txt"]);
});

it("mails to somebody and mails that staff would answer to them are removed, whoever else they name", async () => {
  keep("to.eml", "To: Ruth@Example.org");
  keep("named.eml", 'From: us@example.org\r\nTo: "Ruth M." <ruth@example.org>');
  keep("folded.eml", "To: staff@example.org\r\nReply-To:\r\n ruth@example.org");
  keep("other.eml", "To: aruth@example.org\r\nX-Note: ruth@example.org");
  await removeMailsOf(dataDir, ["ruth@example.org"], log);
  expect(kept()).toEqual(["other.eml"]);
});

it("a missing folder contains no mails", async () => {
  rmSync(path.join(dataDir, "outbox"), { recursive: true });
  await removeOldMails(dataDir, 14);
  await removeMailsOf(dataDir, ["ruth@example.org"], log);
});

it("a file that isn't a mail or can't be opened doesn't block removing others", async () => {
  mkdirSync(path.join(dataDir, "outbox", "a-folder.eml"));
  keep("b-locked.eml", "To: ruth@example.org", 99);
  keep("to.eml", "To: ruth@example.org", 99);
  const notAllowed = Object.assign(new Error("Not allowed"), { code: "EACCES" });
  jest.mocked(open).mockRejectedValueOnce(notAllowed);
  await removeMailsOf(dataDir, ["ruth@example.org"], log);
  const left = kept();
  expect(left).toHaveLength(2);
  expect(log.warn).toHaveBeenCalledWith(`Can't tell who the saved mail ${left.at(1)} was sent to (EACCES)`);
  await removeOldMails(dataDir, 14);
  expect(kept()).toEqual(["a-folder.eml"]);
});
