import sharp from "sharp";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { revalidateTags } from "@/lib/page-cache/revalidations.mjs";
import { FETCHED_AT_ONCE, getPicture, MAX_WAITING } from "./resized-picture";

let media: FakeProvider;
let jpeg: Buffer;

beforeAll(async () => {
  media = await startFakeProvider();
  process.env.MEDIA_BASE_URL = media.url;
  jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#803" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => media.stop());
beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
  jest.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

let pictures = 0;

/** Creates a picture that nobody has requested yet. */
function newPicture(headers: Record<string, string> = {}) {
  pictures += 1;
  const path = `/uploads/images/picture-${pictures}.jpg`;
  media.answer(path, { raw: jpeg, headers });
  return {
    path,
    ask: (width = 320) => getPicture({ address: media.url + path, width }),
    answer: (answer: Parameters<FakeProvider["answer"]>[1]) => media.answer(path, answer),
    requests: () => media.requests.filter((request) => request.path === path),
  };
}

describe("getPicture", () => {
  it("makes a picture smaller, never larger", async () => {
    const picture = newPicture();
    for (const [asked, width] of [
      [320, 320],
      [1920, 900],
    ] as const) {
      const result = await picture.ask(asked);
      const webp = result.state === "found" ? result.data.webp : null;
      expect(await sharp(webp ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: "webp", width });
    }
  });

  it("makes each width once, however many requests there are", async () => {
    const picture = newPicture();
    const results = await Promise.all(Array.from({ length: 50 }, () => picture.ask()));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    await picture.ask();
    expect(picture.requests()).toHaveLength(1);
  });

  it.each([
    ["public, max-age=31536000, immutable", 31_536_000],
    ["public, s-maxage=5, max-age=60", 60],
    ["", 300],
  ])("lets browsers keep it as long as the provider allows: %p", async (cacheControl, maxAge) => {
    const picture = newPicture({ "cache-control": cacheControl });
    expect(await picture.ask()).toMatchObject({ state: "found", data: { maxAge } });
  });

  it("asks again after a revalidation, and accepts that nothing has changed", async () => {
    const picture = newPicture({ etag: '"one"' });
    const before = await picture.ask();
    picture.answer({ raw: "", status: 304 });
    await revalidateTags(["home"]);
    expect(await picture.ask()).toMatchObject({ data: { etag: "data" in before && before.data.etag } });
    expect(picture.requests().at(-1)?.headers["if-none-match"]).toBe('"one"');
    await picture.ask();
    expect(picture.requests()).toHaveLength(2);
  });

  it.each([
    ["it is gone", (path: string) => [`media:${path}`], "unavailable"],
    ["any file may be gone", () => ["media"], "unavailable"],
    ["another is gone", () => ["media:/uploads/images/other.jpg"], "found"],
  ])("returns, while the provider is silent after %s, %s", async (_, gone, state) => {
    const picture = newPicture();
    await picture.ask();
    picture.answer({ fault: "close" });
    await revalidateTags([], gone(picture.path));
    expect(await picture.ask()).toMatchObject({ state });
    await revalidateTags(["home"]);
    expect(await picture.ask()).toMatchObject({ state });
  });

  it("asks again after five minutes", async () => {
    const picture = newPicture();
    await picture.ask();
    const now = performance.now();
    jest.spyOn(performance, "now").mockReturnValue(now + 299_000);
    await picture.ask();
    expect(picture.requests()).toHaveLength(1);
    jest.spyOn(performance, "now").mockReturnValue(now + 301_000);
    await picture.ask();
    expect(picture.requests()).toHaveLength(2);
  });

  it("is gone once the provider has removed it, also for requests made meanwhile", async () => {
    const picture = newPicture();
    await picture.ask();
    picture.answer({ raw: "", status: 404 });
    await revalidateTags(["home"]);
    const results = await Promise.all([picture.ask(), picture.ask()]);
    expect(results).toEqual([{ state: "missing" }, { state: "missing" }]);
  });

  it("does not use an answer from before a revalidation after it", async () => {
    const picture = newPicture();
    const early = picture.ask();
    await revalidateTags(["home"]);
    picture.answer({ raw: "", status: 404 });
    expect(await picture.ask()).toEqual({ state: "missing" });
    await early;
    expect(await picture.ask()).toEqual({ state: "missing" });
  });

  it("stays while the provider does not answer, and asks again ten seconds later", async () => {
    const picture = newPicture();
    await picture.ask();
    picture.answer({ fault: "close" });
    await revalidateTags(["home"]);
    for (let asked = 0; asked < 3; asked += 1) expect(await picture.ask()).toMatchObject({ state: "found" });
    expect(picture.requests()).toHaveLength(2);
    picture.answer({ raw: "", status: 404 });
    const now = performance.now();
    jest.spyOn(performance, "now").mockReturnValue(now + 10_001);
    expect(await picture.ask()).toEqual({ state: "missing" });
  });

  it("is unavailable if the provider has never sent it", async () => {
    const picture = newPicture();
    picture.answer({ raw: "", status: 500 });
    expect(await picture.ask()).toEqual({ state: "unavailable" });
  });

  it.each([
    ["what is no picture", Buffer.from("hello")],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])("leaves %s unchanged", async (_, raw) => {
    const picture = newPicture();
    picture.answer({ raw });
    expect(await picture.ask()).toMatchObject({ state: "found", data: { webp: null } });
  });

  it("leaves a moving picture unchanged", async () => {
    const frames = await Promise.all(
      ["#000", "#fff"].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const picture = newPicture();
    picture.answer({
      raw: await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    });
    expect(await picture.ask()).toMatchObject({ state: "found", data: { webp: null } });
  });

  it("limits the number of pictures waiting to be resized, since each is held in memory", async () => {
    const large = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: "#803" } })
      .png()
      .toBuffer();
    const counts = { fetched: 0, done: 0, mostHeld: 0 };
    const asked = Array.from({ length: 4 * FETCHED_AT_ONCE }, async () => {
      const picture = newPicture();
      picture.answer(() => {
        counts.fetched += 1;
        counts.mostHeld = Math.max(counts.mostHeld, counts.fetched - counts.done);
        return { raw: large };
      });
      await picture.ask();
      counts.done += 1;
    });
    await Promise.all(asked);
    expect(counts.fetched).toBe(asked.length);
    expect(counts.mostHeld).toBeLessThanOrEqual(FETCHED_AT_ONCE);
  });

  it("limits the number of waiting requests", async () => {
    const asked = Array.from({ length: MAX_WAITING + 5 }, () => {
      const picture = newPicture();
      picture.answer({ raw: "", status: 404 });
      return picture.ask();
    });
    const states = (await Promise.all(asked)).map(({ state }) => state);
    expect(states.filter((state) => state === "missing")).toHaveLength(MAX_WAITING);
    expect(states.slice(MAX_WAITING)).toEqual(Array(5).fill("unavailable"));
  });
});
