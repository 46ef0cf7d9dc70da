import { paletteOf } from "@lampstand/contract/colors";
import sharp from "sharp";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { churchIdentity } from "@/lib/test-support/site-settings";
import { iconLinks, iconUrl } from "./church-look";
import { drawIcon } from "./draw-icon";

const BLUE = { width: 90, height: 90, channels: 3, background: "#0000ff" } as const;

let media: FakeProvider;

beforeAll(async () => {
  media = await startFakeProvider();
  process.env.MEDIA_BASE_URL = media.url;
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: "#ff0000" } });
  media.answer("/icon.png", { raw: await picture.png().toBuffer() });
  media.answer("/words.png", { raw: "no picture" });
  media.answer("/away.png", { raw: "", status: 503 });
  jest.spyOn(console, "error").mockReturnValue();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await media.stop();
});

const withIcon = (name: string) => churchIdentity({ icon: `${media.url}/${name}` });

async function colorAt(png: Buffer | "unavailable" | null, left: number, top: number): Promise<number[]> {
  if (!Buffer.isBuffer(png)) throw new Error("No icon was drawn");
  const { data } = await sharp(png)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

it("are the site's own if the church has none, or one from an origin that the site doesn't load from", () => {
  expect(iconUrl("icon-192.png", churchIdentity())).toBe("/icons/icon-192.png");
  const elsewhere = churchIdentity({ icon: "https://elsewhere.example/icon.png" });
  expect(iconUrl("icon-192.png", elsewhere)).toBe("/icons/icon-192.png");
  expect(iconLinks(churchIdentity())).toEqual({
    icon: [
      { url: "/favicon.ico", sizes: "48x48" },
      { url: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    apple: [{ url: "/icons/apple-icon.png", sizes: "180x180", type: "image/png" }],
  });
});

it("get a new address when the church's picture changes", () => {
  const url = iconUrl("icon-512.png", withIcon("icon.png"));
  expect(url).toMatch(/^\/pictures\/icons\/icon-512\.png\?v=[\w-]{8}$/);
  expect(iconUrl("icon-512.png", withIcon("other.png"))).not.toBe(url);
  expect(JSON.stringify(iconLinks(withIcon("icon.png")))).not.toContain('"/icons/');
});

it.each([
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["icon-maskable-512.png", 512],
  ["apple-icon.png", 180],
] as const)("%s is a square of %i pixels with the whole picture", async (name, size) => {
  const icon = await drawIcon(name, withIcon("icon.png"));
  expect(Buffer.isBuffer(icon) && (await sharp(icon).metadata())).toMatchObject({
    format: "png",
    width: size,
    height: size,
  });
  expect(await colorAt(icon, size / 2, size / 2)).toEqual([255, 0, 0, 255]);
});

it("keep a margin in the church's colour where phones crop", async () => {
  const palette = paletteOf({ ground: "#0b2545", accent: "#8ecae6" });
  const icon = await drawIcon("icon-maskable-512.png", { ...withIcon("icon.png"), palette });
  expect(await colorAt(icon, 2, 2)).toEqual([0x0b, 0x25, 0x45, 255]);
  expect(await colorAt(await drawIcon("icon-512.png", withIcon("icon.png")), 2, 2)).toEqual([0, 0, 0, 0]);
});

it.each([
  ["no picture", "words.png", null],
  ["gone", "gone.png", null],
  ["not there now", "away.png", "unavailable"],
])("are not drawn from a file that is %s", async (_, name, expected) => {
  expect(await drawIcon("icon-192.png", withIcon(name))).toBe(expected);
});

it("are drawn once, however many visitors ask, even from a file that is no picture", async () => {
  for (const raw of ["no picture", await sharp({ create: BLUE }).png().toBuffer()]) {
    const name = `${raw.length}-often.png`;
    media.answer(`/${name}`, { raw });
    const icons = await Promise.all(
      Array.from({ length: 15 }, () => drawIcon("icon-512.png", withIcon(name))),
    );
    expect(new Set(icons).size).toBe(1);
    expect(await drawIcon("icon-512.png", withIcon(name))).toBe(icons[0]);
    expect(media.requests.filter(({ path }) => path === `/${name}`)).toHaveLength(1);
  }
});
