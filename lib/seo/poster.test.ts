/** @jest-environment ./lib/test-support/drawing-environment.mjs */
import { DEFAULT_COLORS, paletteOf } from "@lampstand/contract/colors";
import { drawPoster } from "./poster";

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
