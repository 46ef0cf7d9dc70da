import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import { readdirSync, rmSync, truncateSync } from "node:fs";
import path from "node:path";
import { ownFolder } from "@/lib/test-support/own-folder";
import { begin, create, offsetOf, send, visitor } from "@/lib/test-support/upload-calls";

const folder = ownFolder();
process.env.UPLOAD_DIR = folder;

const MEBIBYTE = 1024 * 1024;

/** Bytes that stay free, however much visitors send. */
const SPARE = 256 * MEBIBYTE;

let mockFree = Infinity;
jest.mock("@/lib/utils/files", () => ({
  ...jest.requireActual<object>("@/lib/utils/files"),
  freeBytes: async () => mockFree,
}));

// No upload of an earlier test is still under way.
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  Object.assign(visitor, { owner: "a visitor", network: "an address" });
});

describe("when the disk has room for one more upload", () => {
  const FULL = "diskFull";
  const LARGE = 1000 * MEBIBYTE;

  beforeEach(() => {
    mockFree = LARGE + SPARE;
  });
  afterEach(() => jest.useRealTimers());

  it("reserves it as long as the upload progresses", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    const at = await begin(LARGE);
    await send(at, 0, new Uint8Array(4 * MEBIBYTE));
    visitor.owner = "another";
    jest.setSystemTime(Date.now() + 3 * 60_000);
    const refused = await create(String(LARGE));
    expect(refused.status).toBe(507);
    expect(await refused.text()).toBe(FULL);
    jest.setSystemTime(Date.now() + 60_000);
    expect((await create(String(LARGE))).status).toBe(201);
  });

  it("reserves only what has not arrived: others can use the rest", async () => {
    await send(await begin(LARGE), 0, new Uint8Array(4 * MEBIBYTE));
    visitor.owner = "another";
    expect((await create(String(LARGE - 3 * MEBIBYTE))).status).toBe(507);
    expect((await create(String(LARGE - 4 * MEBIBYTE))).status).toBe(201);
  });

  it("does not reserve it for declared bytes that never arrive", async () => {
    for (let count = 0; count < 12; count += 1) {
      visitor.owner = `stranger ${count}`;
      await begin(LARGE);
    }
    visitor.owner = "another";
    visitor.network = "another address";
    await begin(LARGE);
  });

  it("stops a part before it fills the disk, and keeps what arrived", async () => {
    const at = await begin(24 * MEBIBYTE);
    mockFree = SPARE;
    expect((await send(at, 0, new Uint8Array(MEBIBYTE))).status).toBe(204);
    let left = 23;
    const body = new ReadableStream({
      pull: (controller) => {
        mockFree -= MEBIBYTE;
        left -= 1;
        controller.enqueue(new Uint8Array(MEBIBYTE));
        if (left === 0) controller.close();
      },
    });
    mockFree = SPARE + MEBIBYTE;
    const answer = await send(at, MEBIBYTE, body);
    expect(answer.status).toBe(507);
    expect(await answer.text()).toBe(FULL);
    expect(Number(await offsetOf(at))).toBeLessThanOrEqual(12 * MEBIBYTE);
    expect(Number(await offsetOf(at))).toBeGreaterThanOrEqual(MEBIBYTE);
  });
});

describe("when one address sends a lot", () => {
  const BUSY = "networkBusy";

  // 1900 of 4000 MiB have arrived from the first address.
  beforeEach(async () => {
    mockFree = Infinity;
    for (const owner of ["one", "two"]) {
      visitor.owner = owner;
      truncateSync(path.join(folder, path.basename(await begin(1000 * MEBIBYTE))), 950 * MEBIBYTE);
    }
    visitor.owner = "three";
    mockFree = 2100 * MEBIBYTE + SPARE;
  });

  it("accepts uploads from it within half of the space, and from others whatever fits", async () => {
    const answer = await create(String(101 * MEBIBYTE));
    expect(answer.status).toBe(429);
    expect(await answer.text()).toBe(BUSY);
    expect((await create(String(100 * MEBIBYTE))).status).toBe(201);
    visitor.network = "another address";
    expect((await create(String(200 * MEBIBYTE))).status).toBe(201);
  });

  it("accepts no more parts of uploads begun there before", async () => {
    const at = await begin(100 * MEBIBYTE);
    visitor.network = "another address";
    const elsewhere = await begin(100 * MEBIBYTE);
    mockFree -= 300 * MEBIBYTE;
    const answer = await send(at, 0, "hello");
    expect(answer.status).toBe(429);
    expect(await answer.text()).toBe(BUSY);
    expect(await offsetOf(at)).toBe("0");
    expect((await send(elsewhere, 0, "hello")).status).toBe(204);
  });

  it("reserves no more than that half for uploads under way there", async () => {
    for (const name of readdirSync(folder).filter((name) => !name.endsWith(".json")))
      truncateSync(path.join(folder, name), 500 * MEBIBYTE);
    // 1000 MiB have arrived and as many are to come; half of the space is 1200.
    mockFree = 1400 * MEBIBYTE + SPARE;
    visitor.network = "another address";
    expect((await create(String(1000 * MEBIBYTE))).status).toBe(201);
    mockFree = 1050 * MEBIBYTE + SPARE;
    expect((await create(String(1000 * MEBIBYTE))).status).toBe(201);
    mockFree = 1020 * MEBIBYTE + SPARE;
    expect((await create(String(1000 * MEBIBYTE))).status).toBe(507);
  });

  it("accepts one video from any address, as long as the disk has room for it", async () => {
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
    mockFree = VIDEO_MAX_BYTES + SPARE;
    expect((await create(String(VIDEO_MAX_BYTES))).status).toBe(201);
  });
});
