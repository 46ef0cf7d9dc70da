/** @jest-environment node */
import { createNotifier, FIRST_RETRY_MS, GATHERING_MS, LONGEST_RETRY_MS, MOST_TAGS } from "./notifier";

const url = "http://site.example/api/revalidate";

function setUp() {
  const answers: (() => Promise<Response>)[] = [];
  const sent: string[][] = [];
  const calls: { url: unknown; init: RequestInit | undefined }[] = [];
  const log = { info: jest.fn(), warn: jest.fn() };
  const notifier = createNotifier({
    url,
    secret: "a-secret-of-the-test",
    log,
    fetch: async (input, init) => {
      calls.push({ url: input, init });
      const body = JSON.parse(init?.body as string) as { tags: string[] };
      sent.push(body.tags);
      return (answers.shift() ?? ok)();
    },
  });
  return { notifier, sent, calls, answers, log };
}

const ok = async () => new Response("{}");
const down = async () => Promise.reject(new TypeError("fetch failed"));
const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("the notifier", () => {
  it("tells the changes of a moment in one call, each tag once, with the secret", async () => {
    const { notifier, sent, calls } = setUp();
    notifier.add(["videos", "video:a"]);
    notifier.add(["videos", "video:b"]);
    notifier.add([]);
    await after(GATHERING_MS);
    expect(sent).toEqual([["videos", "video:a", "video:b"]]);
    expect(calls[0]?.url).toBe(url);
    expect(calls[0]?.init?.method).toBe("POST");
    expect(new Headers(calls[0]?.init?.headers).get("authorization")).toBe("Bearer a-secret-of-the-test");
    await after(LONGEST_RETRY_MS);
    expect(sent).toHaveLength(1);
  });

  it("tries again after 1, 2, 4 … at most 60 seconds, for as long as it takes", async () => {
    const { notifier, sent, answers, log } = setUp();
    answers.push(...Array.from({ length: 9 }, () => down));
    notifier.add(["home"]);
    await after(GATHERING_MS);
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

  it.each([401, 404, 500, 503])("counts an answer of %d as not heard", async (status) => {
    const { notifier, sent, answers } = setUp();
    answers.push(async () => new Response("no", { status }));
    notifier.add(["home"]);
    await after(GATHERING_MS + FIRST_RETRY_MS);
    expect(sent).toEqual([["home"], ["home"]]);
  });

  it("does not make a new change wait for the next try", async () => {
    const { notifier, sent, answers } = setUp();
    answers.push(down, down, down);
    notifier.add(["home"]);
    await after(GATHERING_MS + FIRST_RETRY_MS + 2 * FIRST_RETRY_MS);
    notifier.add(["about"]);
    await after(GATHERING_MS);
    expect(sent.at(-1)?.toSorted()).toEqual(["about", "home"]);
  });

  it("keeps what changes while it is telling, and tells it next", async () => {
    const { notifier, sent, answers } = setUp();
    let answer: (response: Response) => void = () => undefined;
    answers.push(() => new Promise((resolve) => (answer = resolve)));
    notifier.add(["home"]);
    await after(GATHERING_MS);
    notifier.add(["about"]);
    await after(GATHERING_MS);
    expect(sent).toEqual([["home"]]);
    answer(new Response("{}"));
    await after(GATHERING_MS);
    expect(sent).toEqual([["home"], ["about"]]);
  });

  it("says ‘everything’ rather than more tags than the site takes", async () => {
    const { notifier, sent } = setUp();
    notifier.add(Array.from({ length: MOST_TAGS + 1 }, (_, index) => `video:${index}`));
    await after(GATHERING_MS);
    expect(sent).toEqual([["everything"]]);
  });

  it("never logs the secret", async () => {
    const { notifier, answers, log } = setUp();
    answers.push(down);
    notifier.add(["home"]);
    await after(GATHERING_MS);
    expect(log.warn.mock.calls.join(" ")).not.toContain("a-secret-of-the-test");
  });
});
