import sharp from "sharp";
import { preparePicture } from "./prepare-picture";

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#806040" } });

describe("preparePicture", () => {
  it.each([
    ["portrait", 720, 1280],
    ["landscape", 1280, 720],
    ["square", 900, 900],
    ["a strip", 3000, 60],
    ["a pillar", 60, 3000],
    ["small", 40, 60],
  ])("keeps a picture whole that would lose too much: %s", async (_, width, height) => {
    const prepared = await preparePicture(await blank(width, height).png().toBuffer(), { mayCrop: false });
    expect(prepared?.fit).toBe("whole");
    const { picture } = prepared ?? { picture: { width: 0, height: 0 } };
    expect(picture.width).toBeLessThanOrEqual(640);
    expect(picture.height).toBeLessThanOrEqual(526);
    const expected = Math.min(640 / width, 526 / height);
    expect(picture.width).toBeCloseTo(width * expected, -0.5);
    expect(picture.height).toBeCloseTo(height * expected, -0.5);
  });

  it.each([
    ["near the card's shape", 1200, 750, "cover"],
    ["portrait", 720, 1280, "whole"],
    ["a panorama", 4000, 1000, "whole"],
  ])("crops only what loses little: %s", async (_, width, height, fit) => {
    const prepared = await preparePicture(await blank(width, height).jpeg().toBuffer(), { mayCrop: true });
    expect(prepared?.fit).toBe(fit);
  });

  it("rotates a picture the way its camera was held", async () => {
    const file = await blank(1280, 720).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const prepared = await preparePicture(file, { mayCrop: true });
    expect(prepared?.fit).toBe("whole");
    expect(prepared?.picture.height).toBe(526);
  });

  it.each(["webp", "gif", "avif", "tiff", "png"] as const)("reads %s", async (format) => {
    expect(
      await preparePicture(await blank(90, 160).toFormat(format).toBuffer(), { mayCrop: true }),
    ).not.toBeNull();
  });

  it.each([
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["a page", Buffer.from("<!doctype html><h1>Not found</h1>")],
    ["an empty file", Buffer.alloc(0)],
    ["a file that breaks off", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])("returns nothing for %s, and logs it", async (_, file) => {
    expect(await preparePicture(file, { mayCrop: true })).toBeNull();
    expect(errors).toHaveBeenCalledWith(expect.stringContaining("picture-unreadable"));
  });

  it("does not decode more than 100 million pixels", async () => {
    const file = await blank(10_001, 10_000).png({ compressionLevel: 1 }).toBuffer();
    expect(await preparePicture(file, { mayCrop: true })).toBeNull();
  });
});
