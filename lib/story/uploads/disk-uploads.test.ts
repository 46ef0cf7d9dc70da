import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { Upload } from "@tus/server";
import { ownFolder } from "@/lib/test-support/own-folder";
import { describeUploads } from "@/lib/test-support/upload-behaviour";
import { diskUploads } from "./disk-uploads";
import { begin, call, create, offsetOf, send, visitor } from "@/lib/test-support/upload-calls";

const folder = ownFolder();
process.env.UPLOAD_DIR = folder;

describeUploads();

const contentOf = (at: string) => readFileSync(path.join(folder, path.basename(at)), "utf8");

/** A body that breaks off once these words are on disk. */
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

it("keeps what arrived of an interrupted part, and continues from there", async () => {
  const at = await begin(11);
  expect((await send(at, 0, brokenBody("hello ", at))).status).toBeGreaterThanOrEqual(400);
  expect(await offsetOf(at)).toBe("6");
  await send(at, 6, "world");
  expect(contentOf(at)).toBe("hello world");
});

it("puts each byte in its place when two sites with a shared folder receive the same part", async () => {
  const at = await begin(11);
  const store = diskUploads.dataStore();
  const words = () => Readable.from(["hel", "lo "].map((text) => Buffer.from(text)));
  await Promise.all([0, 1].map(() => store.write(words(), path.basename(at), 0)));
  expect(contentOf(at)).toBe("hello ");
});

it("refuses an upload, and does not end the process, when its folder is gone", async () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  process.env.UPLOAD_DIR = path.join(file, "uploads");
  await jest.isolateModulesAsync(async () => {
    const { diskUploads: uploads } = await import("./disk-uploads");
    const upload = new Upload({ id: "0".repeat(32), size: 1, offset: 0 });
    await expect(uploads.dataStore().create(upload)).rejects.toMatchObject({ code: "ENOTDIR" });
  });
  process.env.UPLOAD_DIR = folder;
});

it("stores nothing that a browser says about its file", async () => {
  const metadata = `filename ${Buffer.from("../../etc/passwd").toString("base64")}`;
  const created = await create("1", { "upload-metadata": metadata });
  const kept = readFileSync(
    path.join(folder, `${path.basename(created.headers.get("location") ?? "")}.json`),
    "utf8",
  );
  expect(kept).not.toContain("passwd");
  expect(kept).toContain(visitor.owner);
});

it("reports a full disk, and keeps what it has", async () => {
  const at = await begin(10);
  const file = path.join(folder, path.basename(at));
  rmSync(file);
  symlinkSync("/dev/full", file);
  const answer = await send(at, 0, "hello");
  expect(answer.status).toBe(507);
  expect(await answer.text()).toBe("diskFull");
});

it("deletes an upload on request", async () => {
  const at = await begin(10);
  expect((await call({ method: "DELETE", path: at })).status).toBe(204);
  expect((await call({ method: "HEAD", path: at })).status).toBe(404);
  expect(readdirSync(folder).filter((name) => at.endsWith(path.parse(name).name))).toEqual([]);
});

describe("while the creation of one upload hangs", () => {
  /** Makes the creation of a visitor's upload hang until released. */
  async function hang() {
    const space = await diskUploads.space();
    let release: () => void = () => undefined;
    const asked = jest.spyOn(diskUploads, "space").mockReturnValueOnce(
      new Promise((resolve) => {
        release = () => resolve(space);
      }),
    );
    const hanging = create("1");
    while (asked.mock.calls.length === 0) await setImmediate();
    return { hanging, release: () => release() };
  }
  afterEach(() => {
    visitor.network = "an address";
    jest.restoreAllMocks();
  });

  it("uploads from other addresses begin", async () => {
    const { hanging, release } = await hang();
    visitor.network = "another address";
    expect((await create("1")).status).toBe(201);
    release();
    expect((await hanging).status).toBe(201);
  });

  it("uploads from the same address wait, but only for a while", async () => {
    const { hanging, release } = await hang();
    const late = new AbortController();
    const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValueOnce(late.signal);
    const [gaveUp, waiting] = [create("1"), create("1")];
    expect(timeout).toHaveBeenCalledWith(10_000);
    late.abort();
    const refused = await gaveUp;
    expect([refused.status, await refused.text()]).toEqual([503, "storeAway"]);
    expect(diskUploads.space).toHaveBeenCalledTimes(1);
    release();
    expect((await hanging).status).toBe(201);
    expect((await waiting).status).toBe(201);
  });
});
