/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { removeMailsOf, removeOldMails } from "./kept-mails";

const DAY_MS = 24 * 60 * 60 * 1000;

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "lampstand-outbox-"));
  mkdirSync(path.join(dataDir, "outbox"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const kept = () => readdirSync(path.join(dataDir, "outbox")).toSorted();

function keep(name: string, header: string, daysAgo = 0): void {
  const file = path.join(dataDir, "outbox", name);
  writeFileSync(file, `${header}\r\nSubject: A test\r\n\r\nTo: ruth@example.org\r\n`);
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  utimesSync(file, at, at);
}

it("a mail goes when it is older than it may be, and nothing else does", async () => {
  keep("old.eml", "To: ruth@example.org", 14.1);
  keep("new.eml", "To: ruth@example.org", 13.9);
  keep("note.txt", "To: ruth@example.org", 99);
  await removeOldMails(dataDir, 14);
  expect(kept()).toEqual(["new.eml", "note.txt"]);
});

it("mails to somebody and those that staff would answer to them go, whoever else they name", async () => {
  keep("to.eml", "To: Ruth@Example.org");
  keep("named.eml", 'From: us@example.org\r\nTo: "Ruth M." <ruth@example.org>');
  keep("folded.eml", "To: staff@example.org\r\nReply-To:\r\n ruth@example.org");
  keep("other.eml", "To: aruth@example.org\r\nX-Note: ruth@example.org");
  await removeMailsOf(dataDir, ["ruth@example.org"]);
  expect(kept()).toEqual(["other.eml"]);
});

it("no folder is no mail", async () => {
  rmSync(path.join(dataDir, "outbox"), { recursive: true });
  await removeOldMails(dataDir, 14);
  await removeMailsOf(dataDir, ["ruth@example.org"]);
});
