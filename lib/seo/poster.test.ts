/** @jest-environment ./lib/test-support/drawing-environment.mjs */
import { DEFAULT_COLORS, paletteOf } from "@lampstand/contract/colors";
import { getTranslations } from "next-intl/server";
import { createTranslator } from "use-intl/core";
import arabic from "@/messages/ar.json";
import { drawPoster } from "./poster";

jest.mock("next-intl/server", () => {
  const actual = jest.requireActual<{ getTranslations: () => unknown }>("next-intl/server");
  return { ...actual, getTranslations: jest.fn(actual.getTranslations) };
});

const poster = {
  company: "Harbour Church",
  address: "https://site.example/qr/videos/hope",
  words: "site.example/video-detail/hope",
  picture: null,
  palette: paletteOf(DEFAULT_COLORS),
  size: "a5",
} as const;

/** Encodes text as PDF does outside ASCII. */
const utf16 = (text: string) => {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le").swap16();
  return bytes.toString("latin1");
};

it.each(["Łódź", "Đức tin", "Надежда", "الأمل في 2024", "神爱", "น้ำ"])("has the title %s", async (title) => {
  const pdf = (await drawPoster({ ...poster, title })).toString("latin1");
  expect(pdf).toContain(`/ActualText (${utf16(title)})`);
  expect(pdf).toContain("/ActualText (Harbour Church)");
  expect(pdf).toContain(`/URI (${poster.address})`);
});

it.each(["", "🙏", "\ud83d"])("is drawn without a title if it is %j", async (title) => {
  const pdf = (await drawPoster({ ...poster, title })).toString("latin1");
  expect(pdf.match(/\/ActualText/g)).toHaveLength(3);
});

/** Returns the sides of the address beside the code, in points. */
async function sidesOfAddress(): Promise<number[]> {
  const pdf = (await drawPoster({ ...poster, title: "" })).toString("latin1");
  const [, left, right] = /\/Rect \[([\d.]+) [\d.]+ ([\d.]+)/.exec(pdf) ?? [];
  return [Number(left), Number(right)];
}

it("has the code where a line of text begins", async () => {
  const [left = 0, right = 0] = await sidesOfAddress();
  const width = 419.53;
  expect(left).toBeGreaterThan(width - right);
  const t = createTranslator({ locale: "ar-u-nu-latn", messages: arabic, namespace: "sharePictures" });
  jest.mocked<() => Promise<unknown>>(getTranslations).mockResolvedValueOnce(t);
  const [mirroredLeft = 0, mirroredRight = 0] = await sidesOfAddress();
  expect(mirroredLeft).toBeCloseTo(width - right, 1);
  expect(mirroredRight).toBeCloseTo(width - left, 1);
});
