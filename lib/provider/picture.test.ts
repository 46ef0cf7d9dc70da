import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { fetchPicture, MAX_PICTURE_BYTES, PICTURE_TIMEOUT_MS } from "./media-files";

let media: FakeProvider;
let elsewhere: FakeProvider;

beforeAll(async () => {
  media = await startFakeProvider();
  elsewhere = await startFakeProvider();
  process.env.MEDIA_BASE_URL = media.url;
});
afterAll(() => Promise.all([media.stop(), elsewhere.stop()]));
beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
  jest.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

describe("fetchPicture", () => {
  it("returns the file unchanged", async () => {
    media.answer("/a.jpg", { raw: Buffer.from([0xff, 0xd8, 0x00, 0x80]) });
    expect(await fetchPicture(`${media.url}/a.jpg`)).toEqual({
      state: "found",
      data: Buffer.from([0xff, 0xd8, 0x00, 0x80]),
    });
    expect(media.requests.at(-1)?.headers).not.toHaveProperty("authorization");
  });

  it("never requests another address", async () => {
    elsewhere.answerEverything({ raw: "a picture" });
    expect(await fetchPicture(`${elsewhere.url}/a.jpg`)).toEqual({ state: "missing" });
    media.answer("/moved.jpg", { raw: "", status: 302, headers: { location: `${elsewhere.url}/a.jpg` } });
    expect(await fetchPicture(`${media.url}/moved.jpg`)).toEqual({ state: "missing" });
    expect(elsewhere.requests).toEqual([]);
  });

  it.each([
    ["not found", { raw: "", status: 404 }, "missing"],
    ["refused", { raw: "", status: 403 }, "missing"],
    ["too large", { raw: Buffer.alloc(MAX_PICTURE_BYTES + 1) }, "missing"],
    ["as large as may be", { raw: Buffer.alloc(MAX_PICTURE_BYTES) }, "found"],
    ["failing", { raw: "", status: 500 }, "unavailable"],
    ["asked for too often", { raw: "", status: 429 }, "unavailable"],
    ["cut off", { fault: "cut" }, "unavailable"],
    ["hung up on", { fault: "close" }, "unavailable"],
  ] as const)("recognises what may come later: %s", async (_, answer, state) => {
    // A busy machine can take longer than the limit for a large picture.
    jest.spyOn(AbortSignal, "timeout").mockReturnValue(new AbortController().signal);
    media.answer("/b.jpg", answer);
    expect(await fetchPicture(`${media.url}/b.jpg`)).toMatchObject({ state });
  });

  it("waits at most three seconds", async () => {
    const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    expect(await fetchPicture(`${media.url}/a.jpg`)).toEqual({ state: "unavailable" });
    expect(timeout).toHaveBeenCalledWith(PICTURE_TIMEOUT_MS);
    expect(PICTURE_TIMEOUT_MS).toBe(3000);
  });
});
