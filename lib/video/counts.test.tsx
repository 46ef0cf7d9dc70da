import { waitFor } from "@testing-library/react";
import { countShare, mayCount } from "./may-count";

const sendBeacon = jest.fn<boolean, [path: string, body: string]>(() => true);

beforeEach(() => {
  jest.resetModules();
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  document.documentElement.dataset.counts = "daily";
});
afterEach(() => {
  leave("visible");
  for (const name of ["doNotTrack", "globalPrivacyControl"]) Reflect.deleteProperty(navigator, name);
});

/** Loads the module as a newly opened page does. */
const load = () => import("./counts");

function leave(state: "hidden" | "visible" = "hidden") {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

const sent = () =>
  sendBeacon.mock.calls.map(([path, body]) => {
    const { key, ...rest } = JSON.parse(body) as { key: unknown };
    expect(key).toEqual(expect.any(String));
    return [path, rest];
  });

/** A video of which this many seconds were played. */
function aVideo(seconds: number, ended = false) {
  const video = document.createElement("video");
  const state = { seconds, ended };
  Object.defineProperty(video, "ended", { get: () => state.ended });
  const played = () => ({
    length: 2,
    start: (i: number) => i * 10,
    end: (i: number) => i * 10 + state.seconds / 2,
  });
  Object.defineProperty(video, "played", { get: played });
  const tell = (event: string, now: Partial<typeof state>) => {
    Object.assign(state, now);
    video.dispatchEvent(new Event(event));
  };
  return { video, tell };
}

describe("countWatching", () => {
  it("reports where watching ended when the visitor leaves, and again if they come back and watch on", async () => {
    const { countWatching } = await load();
    const { video, tell } = aVideo(0);
    Object.defineProperty(video, "duration", { value: 100 });
    const watching = new AbortController();
    countWatching(video, "r7th", watching.signal);
    for (const seconds of [0.5, 47, 12]) {
      Object.defineProperty(video, "currentTime", { value: seconds, configurable: true });
      tell("timeupdate", {});
    }
    leave();
    leave("visible");
    leave();
    const first = ["/api/counts", { counts: [{ kind: "reached", slug: "r7th", part: 10 }] }];
    expect(sent()).toEqual([first]);
    leave("visible");
    for (const seconds of [3, 90]) {
      Object.defineProperty(video, "currentTime", { value: seconds, configurable: true });
      tell("timeupdate", {});
    }
    leave();
    window.dispatchEvent(new Event("pagehide"));
    const increase = { kind: "reached", slug: "r7th", part: 19, from: 10 };
    expect(sent()).toEqual([first, ["/api/counts", { counts: [increase] }]]);
  });

  it("counts three seconds as watched and the end as finished, once, when the visitor leaves", async () => {
    const { countWatching } = await load();
    const { video, tell } = aVideo(0);
    const watching = new AbortController();
    countWatching(video, "r7th", watching.signal);
    tell("timeupdate", { seconds: 2.9 });
    leave();
    expect(sent()).toEqual([]);
    tell("timeupdate", { seconds: 3 });
    tell("timeupdate", { seconds: 4 });
    tell("ended", { ended: true });
    leave("visible");
    expect(sent()).toEqual([]);
    leave();
    window.dispatchEvent(new Event("pagehide"));
    const counts = [
      { kind: "watched", slug: "r7th" },
      { kind: "finished", slug: "r7th" },
    ];
    expect(sent()).toEqual([["/api/counts", { counts }]]);
    tell("ended", {});
    leave();
    expect(sent()).toHaveLength(1);
  });

  it("counts a shorter video that ended before it was checked", async () => {
    const { countWatching } = await load();
    countWatching(aVideo(1, true).video, "short", new AbortController().signal);
    leave();
    expect(sent()).toHaveLength(1);
  });

  it("ignores a video that now shows another story", async () => {
    const { countWatching } = await load();
    const { video, tell } = aVideo(0);
    const watching = new AbortController();
    countWatching(video, "r7th", watching.signal);
    watching.abort();
    tell("ended", { ended: true, seconds: 60 });
    leave();
    expect(sent()).toEqual([]);
  });
});

it("sends as soon as there are twenty counts", async () => {
  const { countOnce } = await load();
  for (let story = 0; story < 21; story += 1) countOnce("watched", `story-${story}`);
  expect(sent()).toHaveLength(1);
  leave();
  expect(sent().map(([, body]) => (body as { counts: unknown[] }).counts.length)).toEqual([20, 1]);
});

it("keeps what the browser could not send, and tries again when the visitor next leaves", async () => {
  const { countOnce } = await load();
  sendBeacon.mockReturnValueOnce(false).mockReturnValueOnce(false);
  for (let story = 0; story < 21; story += 1) countOnce("watched", `story-${story}`);
  sendBeacon.mockClear();
  leave();
  expect(sent().map(([, body]) => (body as { counts: unknown[] }).counts.length)).toEqual([20, 1]);
  const keys = sendBeacon.mock.calls.map(([, body]) => (JSON.parse(body) as { key: string }).key);
  expect(new Set(keys).size).toBe(2);
  leave();
  expect(sent()).toHaveLength(2);
});

it("sends all of a page's counts at once", async () => {
  const { countOnce, countWatching } = await load();
  const { video } = aVideo(9, true);
  Object.defineProperty(video, "duration", { value: 9 });
  countWatching(video, "r7th", new AbortController().signal);
  countWatching(video, "b3rt", new AbortController().signal);
  countOnce("shared", "r7th");
  leave();
  const kinds = sent().map(([, body]) =>
    (body as { counts: { kind: string }[] }).counts.map(({ kind }) => kind),
  );
  expect(kinds).toEqual([["watched", "finished", "watched", "finished", "shared", "reached", "reached"]]);
});

describe("mayCount", () => {
  it("is true if the provider accepts counts", () => {
    expect(mayCount()).toBe(true);
    delete document.documentElement.dataset.counts;
    expect(mayCount()).toBe(false);
  });

  it.each([
    ["doNotTrack", "1"],
    ["globalPrivacyControl", true],
  ])("is false for visitors who send %s", (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    expect(mayCount()).toBe(false);
  });
});

it("countShare counts shares, unless that is not allowed", async () => {
  delete document.documentElement.dataset.counts;
  countShare("b3rt");
  document.documentElement.dataset.counts = "daily";
  countShare("r7th");
  await waitFor(() => {
    leave();
    expect(sent()).toEqual([["/api/counts", { counts: [{ kind: "shared", slug: "r7th" }] }]]);
  });
});
