import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import { readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { ownFolder } from "@/lib/test-support/own-folder";
import { begin, call, create, offsetOf, send, visitor } from "@/lib/test-support/upload-calls";
import { MOST_UNFINISHED } from "./tus-server";

const folder = ownFolder();
process.env.UPLOAD_DIR = folder;

let owners = 0;

beforeEach(() => {
  owners += 1;
  visitor.owner = `owner-${owners}`;
});

const contentOf = (at: string) => readFileSync(path.join(folder, path.basename(at)), "utf8");

/** A body that breaks off once these words are on the disk. */
function brokenBody(words: string, at: string): ReadableStream {
  const parts = [new TextEncoder().encode(words)];
  return new ReadableStream({
    pull: async (controller) => {
      const part = parts.shift();
      if (part) {
        controller.enqueue(part);
        return;
      }
      while (contentOf(at) !== words) await setImmediate();
      controller.error(new Error("aborted"));
    },
  });
}

it("takes a video in parts", async () => {
  const at = await begin(11);
  expect(await offsetOf(at)).toBe("0");
  const first = await send(at, 0, "hello ");
  expect([first.status, first.headers.get("upload-offset")]).toEqual([204, "6"]);
  const last = await send(at, 6, "world");
  expect([last.status, last.headers.get("upload-offset")]).toEqual([204, "11"]);
  expect(contentOf(at)).toBe("hello world");
});

it("keeps what arrived of a part that broke off, and goes on from there", async () => {
  const at = await begin(11);
  expect((await send(at, 0, brokenBody("hello ", at))).status).toBeGreaterThanOrEqual(400);
  expect(await offsetOf(at)).toBe("6");
  await send(at, 6, "world");
  expect(contentOf(at)).toBe("hello world");
});

it("writes one of two parts that come at once", async () => {
  const at = await begin(10);
  const answers = await Promise.all([send(at, 0, "aaaaa"), send(at, 0, "bbbbb")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(["aaaaa", "bbbbb"]).toContain(contentOf(at));
});

it("gives its uploads names that nobody guesses", async () => {
  expect(await begin(1)).toMatch(/^\/api\/uploads\/[0-9a-f]{32}$/);
});

it("keeps nothing of what a browser says of its file", async () => {
  const metadata = `filename ${Buffer.from("../../etc/passwd").toString("base64")}`;
  const created = await create("1", { "upload-metadata": metadata });
  const kept = readFileSync(
    path.join(folder, `${path.basename(created.headers.get("location") ?? "")}.json`),
    "utf8",
  );
  expect(kept).not.toContain("passwd");
  expect(kept).toContain(visitor.owner);
});

it.each([
  ["nothing", "0", 422, "This video is empty. Please choose another one."],
  ["a byte too much", String(VIDEO_MAX_BYTES + 1), 413, "File size exceeds 1 GB limit."],
  ["a petabyte", "1125899906842624", 413, "File size exceeds 1 GB limit."],
  ["less than nothing", "-1", 400, /upload-length/],
  ["half a byte", "0.5", 400, /upload-length/],
  ["more than numbers hold", "1e999", 400, /upload-length/],
  ["words", "one gigabyte", 400, /upload-length/],
])("does not begin with a declared length of %s", async (_, length, status, sentence) => {
  const before = readdirSync(folder);
  const answer = await create(length);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(sentence);
  expect(readdirSync(folder)).toEqual(before);
});

it("takes no upload whose length comes later", async () => {
  const headers = { "upload-defer-length": "1" };
  expect((await call({ method: "POST", headers })).status).toBe(501);
});

it.each([
  ["declared", { "content-length": "6" }],
  ["not declared", {}],
])("refuses a part that is larger than the rest, its length %s", async (_, headers) => {
  const at = await begin(5);
  expect((await send(at, 0, "hello!", headers as Record<string, string>)).status).toBe(413);
  expect(contentOf(at).length).toBeLessThanOrEqual(5);
});

it("refuses a part that would leave a gap", async () => {
  const at = await begin(10);
  expect((await send(at, 3, "hello")).status).toBe(409);
  expect(contentOf(at)).toBe("");
});

it("says so when the disk is full, and keeps what it has", async () => {
  const at = await begin(10);
  const file = path.join(folder, path.basename(at));
  rmSync(file);
  symlinkSync("/dev/full", file);
  const answer = await send(at, 0, "hello");
  expect(answer.status).toBe(507);
  expect(await answer.text()).toMatch(/^There is no room for your video just now\./);
});

it("gives an upload up when it is told to", async () => {
  const at = await begin(10);
  expect((await call({ method: "DELETE", path: at })).status).toBe(204);
  expect((await call({ method: "HEAD", path: at })).status).toBe(404);
  expect(readdirSync(folder).filter((name) => at.endsWith(path.parse(name).name))).toEqual([]);
});

it("lets nobody have many unfinished uploads", async () => {
  for (let count = 0; count < MOST_UNFINISHED; count += 1) await send(await begin(2), 0, "a");
  const answer = await create("1");
  expect(answer.status).toBe(429);
  expect(await answer.text()).toBe(
    "You have several unfinished uploads. Please finish or cancel one of them, or try again tomorrow.",
  );
  visitor.owner = "somebody else";
  await begin(1);
});

it("does not count what was begun without anything arriving: the answer may have been lost", async () => {
  for (let count = 0; count <= MOST_UNFINISHED; count += 1) await begin(VIDEO_MAX_BYTES);
});

it("lets nobody reserve more than three of the largest", async () => {
  for (let count = 0; count < 3; count += 1) await send(await begin(VIDEO_MAX_BYTES), 0, "a");
  expect((await create("1")).status).toBe(429);
});

it("lets no other site's script read its answers", async () => {
  const answer = await create("1", { origin: "https://evil.example" });
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});
