/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import sharp, { type FormatEnum } from "sharp";

import { removeImageMetadata } from "./remove-image-metadata";

const SECRET = "iPhone 15 of Ann";
const ON_ITS_SIDE = 6;

let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-picture-"));
  file = path.join(folder, "picture");
});
afterEach(() => rmSync(folder, { recursive: true }));

const plain = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: { r: 200, g: 30, b: 30 } } });

const withMetadata = (format: keyof FormatEnum) =>
  plain()
    .withExif({ IFD0: { Model: SECRET }, IFD3: { GPSLatitude: "48/1 51/1 27/1" } })
    .withMetadata({ orientation: ON_ITS_SIDE })
    .toFormat(format)
    .toBuffer();

describe("removeImageMetadata", () => {
  it.each(["jpeg", "png", "webp"] as const)(
    "removes place and device from a %s, and rotates it",
    async (format) => {
      writeFileSync(file, await withMetadata(format));
      expect(readFileSync(file).includes(SECRET)).toBe(true);
      expect(await removeImageMetadata(file)).toBe("clean");
      expect(readFileSync(file).includes(SECRET)).toBe(false);
      const { exif, orientation, ...found } = await sharp(file).metadata();
      expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
      expect(found).toMatchObject({ format, width: 20, height: 40 });
      expect(readdirSync(folder)).toEqual(["picture"]);
    },
  );

  it("doesn't change a picture without metadata", async () => {
    const picture = await plain().jpeg().toBuffer();
    writeFileSync(file, picture);
    expect(await removeImageMetadata(file)).toBe("clean");
    expect(readFileSync(file).equals(picture)).toBe(true);
  });

  it("doesn't touch unknown file types", async () => {
    writeFileSync(file, "This is a text.");
    expect(await removeImageMetadata(file)).toBe("cannot");
    expect(readFileSync(file, "utf8")).toBe("This is a text.");
  });
});
