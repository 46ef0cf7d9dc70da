import { CAPTIONS_MAX_BYTES } from "@lampstand/contract/limits";
import { startFakeProvider, type Answer, type FakeProvider } from "@/lib/test-support/fake-provider";
import { getCaptions } from "./media-files";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const SHORT_MS = 50;
const CAPTIONS = "WEBVTT\n\n00:00.000 --> 00:01.000\nGrüße";
const timeoutAfter = AbortSignal.timeout.bind(AbortSignal);

let media: FakeProvider;
let asked = 0;

beforeAll(async () => {
  media = await startFakeProvider();
  process.env.API_BASE_URL = "http://api.invalid";
  process.env.MEDIA_BASE_URL = `${media.url}/media`;
  process.env.API_TOKEN = "token-of-16-char";
});
afterAll(() => media.stop());

beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

/** Gives each answer its own address: otherwise an earlier good one would replace it. */
function read(answer: Answer) {
  const path = `/media/${(asked += 1)}.vtt`;
  media.answer(path, answer);
  return getCaptions(media.url + path, "two-cups");
}

const ofLength = (bytes: number) => `WEBVTT\n${"a".repeat(bytes - "WEBVTT\n".length)}`;

describe("getCaptions", () => {
  it.each([
    ["as they are", CAPTIONS, CAPTIONS],
    ["after a byte order mark", `\uFEFF${CAPTIONS}`, CAPTIONS],
    ["that are empty", "WEBVTT", "WEBVTT"],
    ["with a title", "WEBVTT Two cups\r\n", "WEBVTT Two cups\r\n"],
    ["of the greatest length", ofLength(CAPTIONS_MAX_BYTES), ofLength(CAPTIONS_MAX_BYTES)],
  ])("reads captions %s", async (_, raw, data) => {
    expect(await read({ raw })).toEqual({ state: "found", data });
  });

  it("never reveals the provider's token", async () => {
    await read({ raw: CAPTIONS });
    expect(media.requests.at(-1)?.headers.authorization).toBeUndefined();
  });

  it.each([404, 410])("finds none when the media server answers %i", async (status) => {
    expect(await read({ raw: "", status })).toEqual({ state: "missing" });
  });

  it.each<[string, Answer]>([
    ["too much", { raw: ofLength(CAPTIONS_MAX_BYTES + 1) }],
    ["a way to another place", { raw: "", status: 302, headers: { location: "/media/1.vtt" } }],
  ])("finds none when the media server sends %s", async (_, answer) => {
    expect(await read(answer)).toEqual({ state: "missing" });
  });

  it.each<[string, Answer]>([
    ["HTML", { raw: "<script>alert(1)</script>" }],
    ["HTML that begins alike", { raw: "WEBVTT<script>alert(1)</script>" }],
    ["nothing", { raw: "" }],
    ["a server error", { raw: CAPTIONS, status: 500 }],
    ["half of it", { fault: "cut" }],
  ])("is unavailable when the media server sends %s", async (_, answer) => {
    expect(await read(answer)).toEqual({ state: "unavailable" });
  });

  it.each(["hang", "stall"] as const)("does not wait for an answer that never comes: %s", async (fault) => {
    jest.spyOn(AbortSignal, "timeout").mockImplementation(() => timeoutAfter(SHORT_MS));
    expect(await read({ fault })).toEqual({ state: "unavailable" });
  });

  it.each(["http://127.0.0.1:1/media/a.vtt", "http://media.invalid/media/a.vtt", "file:///etc/passwd"])(
    "never requests %s",
    async (address) => {
      expect(await getCaptions(address, "two-cups")).toEqual({ state: "missing" });
    },
  );

  it("never requests other paths than the provider's media on the same server", async () => {
    const before = media.requests.length;
    expect(await getCaptions(`${media.url}/mediax/a.vtt`, "two-cups")).toEqual({ state: "missing" });
    expect(media.requests).toHaveLength(before);
  });
});
