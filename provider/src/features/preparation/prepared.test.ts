import { lighterRendition, type Rendition } from "./prepared";

const rendition = (filename: string, bitrate: number): Rendition => ({
  filename,
  bitrate,
  width: 720,
  height: 1280,
  type: "video/mp4",
  filesize: 1000,
});

const ALL = [rendition("main", 2_500_000), rendition("light", 500_000), rendition("lightest", 200_000)];

it.each([
  ["main", Infinity, undefined],
  ["main", 2_500_000, undefined],
  ["main", 2_499_999, "light"],
  ["main", 400_000, "lightest"],
  ["main", 1, "lightest"],
  ["light", 500_000, undefined],
  ["lightest", 1, undefined],
  ["a frame", 1, undefined],
])("from %s, a connection of %d gets %s", (filename, bandwidth, expected) => {
  expect(lighterRendition(ALL, filename, bandwidth)?.filename).toBe(expected);
});
