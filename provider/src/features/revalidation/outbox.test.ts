/** @jest-environment node */

import { TAGS_MAX } from "@lampstand/contract/limits";

import { COLLECTING_MS, FIRST_RETRY_MS, LONGEST_RETRY_MS } from "../../lib/outbox-sender";
import { createWorker, SHORTEST_REST_MS } from "../../lib/worker";
import { createTagSender, goneItem } from "./outbox";

const site = "http://site.example";

/** Stored rows, which outlive the process. */
function createStore() {
  const rows = new Map<string, string[]>();
  let ids = 0;
  const create = async (tags: string[]) => {
    ids += 1;
    rows.set(String(ids), tags);
    return String(ids);
  };
  return {
    rows,
    create,
    read: async () => [...rows].map(([id, tags]) => ({ id, tags })),
    remove: async (gone: string[]) => gone.forEach((id) => rows.delete(id)),
  };
}

function setUp(store = createStore()) {
  const answers: (() => Promise<Response>)[] = [];
  const sent: string[][] = [];
  const gone: string[][] = [];
  const calls: { url: unknown; init: RequestInit | undefined }[] = [];
  const log = { info: jest.fn(), warn: jest.fn() };
  const work = createTagSender({
    site,
    secret: "a-secret-of-the-test",
    store,
    log,
    fetch: async (input, init) => {
      calls.push({ url: input, init });
      const body = JSON.parse(init?.body as string) as { tags: string[]; gone: string[] };
      sent.push(body.tags);
      gone.push(body.gone);
      return (answers.shift() ?? ok)();
    },
  });
  const worker = createWorker(work);
  const add = async (...tags: string[]) => {
    await store.create(tags);
    worker.wake();
  };
  return { store, worker, add, sent, gone, calls, answers, log };
}

const ok = async () => new Response("{}");
const down = async () => Promise.reject(new TypeError("fetch failed"));
const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("the tag sender", () => {
  it("sends simultaneous changes in one call, each tag once, with the secret", async () => {
    const { add, sent, calls, store } = setUp();
    await add("videos", "video:a");
    await add("videos", "video:b");
    await after(COLLECTING_MS);
    expect(sent).toEqual([["videos", "video:a", "video:b"]]);
    expect(calls[0]?.url).toBe(`${site}/api/revalidate`);
    expect(calls[0]?.init?.method).toBe("POST");
    expect(new Headers(calls[0]?.init?.headers).get("authorization")).toBe("Bearer a-secret-of-the-test");
    expect(store.rows.size).toBe(0);
    await after(10 * LONGEST_RETRY_MS);
    expect(sent).toHaveLength(1);
  });

  it("retries after 1, 2, 4 … at most 60 seconds, for as long as it takes", async () => {
    const { add, sent, answers, log } = setUp();
    answers.push(...Array.from({ length: 9 }, () => down));
    await add("home");
    await after(COLLECTING_MS);
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const before = sent.length;
      await after(seconds * 1000 - 1);
      expect(sent).toHaveLength(before);
      await after(1);
      expect(sent).toHaveLength(before + 1);
    }
    await after(LONGEST_RETRY_MS);
    expect(sent.at(-1)).toEqual(["home"]);
    await after(10 * LONGEST_RETRY_MS);
    expect(sent).toHaveLength(10);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it.each([401, 404, 500, 503])("treats an answer of %d as a failure", async (status) => {
    const { add, sent, answers } = setUp();
    answers.push(async () => new Response("no", { status }));
    await add("home");
    await after(COLLECTING_MS + FIRST_RETRY_MS);
    expect(sent).toEqual([["home"], ["home"]]);
  });

  it("doesn't make a new change wait for the next retry", async () => {
    const { add, sent, answers } = setUp();
    answers.push(down, down, down);
    await add("home");
    await after(COLLECTING_MS + FIRST_RETRY_MS + 2 * FIRST_RETRY_MS);
    await add("about");
    await after(COLLECTING_MS);
    expect(sent.at(-1)?.toSorted()).toEqual(["about", "home"]);
  });

  it("doesn't retry earlier just because it checks for pending commits", async () => {
    const { add, sent, answers, worker } = setUp();
    answers.push(down);
    await add("home");
    worker.wake({ isUncommitted: true });
    await after(COLLECTING_MS + FIRST_RETRY_MS - 1);
    expect(sent).toHaveLength(1);
    await after(SHORTEST_REST_MS + 2 * COLLECTING_MS);
    expect(sent).toHaveLength(2);
  });

  it("keeps changes made while it is sending, and sends them next", async () => {
    const { add, sent, answers } = setUp();
    let answer: (response: Response) => void = () => undefined;
    answers.push(() => new Promise((resolve) => (answer = resolve)));
    await add("home");
    await after(COLLECTING_MS);
    await add("about");
    await after(COLLECTING_MS);
    expect(sent).toEqual([["home"]]);
    answer(new Response("{}"));
    await after(COLLECTING_MS);
    expect(sent).toEqual([["home"], ["about"]]);
  });

  it("sends ‘everything’ rather than more tags than the site accepts", async () => {
    const { add, sent } = setUp();
    await add(...Array.from({ length: TAGS_MAX + 1 }, (_, index) => `video:${index}`));
    await after(COLLECTING_MS);
    expect(sent).toEqual([["everything"]]);
  });

  it("sends everything that is gone in as many calls as needed, each by name", async () => {
    const { store, worker, answers, gone } = setUp();
    answers.push(down);
    const names = Array.from({ length: TAGS_MAX * 2 + 1 }, (_, index) => `video:${index}`);
    for (const name of names) await store.create(["videos", name, goneItem(name)]);
    worker.wake();
    await after(COLLECTING_MS);
    await after(10 * FIRST_RETRY_MS);
    expect(gone.map(({ length }) => length).toSorted()).toEqual([1, TAGS_MAX, TAGS_MAX, TAGS_MAX]);
    expect(new Set(gone.flat())).toEqual(new Set(names));
    expect(store.rows.size).toBe(0);
  });

  it("sends what is gone until the site answers, even from another process", async () => {
    const first = setUp();
    first.answers.push(down);
    await first.add("videos", "video:a", goneItem("video:a"), goneItem("media:/uploads/images/a.jpg"));
    await first.add("video:b");
    await after(COLLECTING_MS);
    jest.clearAllTimers();

    const second = setUp(first.store);
    second.worker.wake();
    await after(COLLECTING_MS);
    for (const { sent, gone } of [first, second]) {
      expect(sent).toEqual([["videos", "video:a", "video:b", "media:/uploads/images/a.jpg"]]);
      expect(gone).toEqual([["video:a", "media:/uploads/images/a.jpg"]]);
    }
  });

  it("keeps one row for everything unsent, which another process can send", async () => {
    const first = setUp();
    first.answers.push(down);
    await first.add("home");
    await first.add("about");
    await after(COLLECTING_MS);
    expect([...first.store.rows.values()]).toEqual([["home", "about"]]);
    jest.clearAllTimers();

    const second = setUp(first.store);
    second.worker.wake();
    await after(COLLECTING_MS);
    expect(second.sent).toEqual([["home", "about"]]);
    expect(first.store.rows.size).toBe(0);
  });

  it("never logs the secret", async () => {
    const { add, answers, log } = setUp();
    answers.push(down);
    await add("home");
    await after(COLLECTING_MS);
    expect(log.warn.mock.calls.join(" ")).not.toContain("a-secret-of-the-test");
  });
});
