import type { Upload } from "./request";

/** A ZIP archive of one empty file, made by hand. */
const zip = Buffer.concat([
  Buffer.from("504b0304140000000000000000000000000000000000000000000500000061", "hex"),
  Buffer.from(".mp4"),
  Buffer.from("504b0506000000000100010033000000230000000000", "hex"),
]);

const PAGE = "<!doctype html><script>alert(1)</script>";
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Returns where a box begins in a film. */
const placeOf = (film: Buffer, type: string) => film.indexOf(type, 0, "latin1") - 4;

/**
 * Returns files that claim to be videos but aren't, or aren't whole, made from a real film, and whether each is cut.
 */
export function brokenVideos(film: Buffer): [label: string, file: Upload, isCut: boolean][] {
  const withoutIndex = Buffer.from(film);
  withoutIndex.write("free", placeOf(film, "moov") + 4, "latin1");
  const contents: [string, string | Buffer][] = [
    ["a ZIP archive", zip],
    ["a page with a script", PAGE],
    ["a drawing with a script", DRAWING],
    ["a drawing behind an XML head", `<?xml version="1.0"?>${DRAWING}`],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["text", "WEBVTT"],
    ["a single byte", "x"],
    ["a playlist", "#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n"],
    ["a film without its end", film.subarray(0, film.length - 1000)],
    ["a film's first bytes", film.subarray(0, 40)],
    ["a film without its index", withoutIndex],
    ["a page behind a film's first bytes", Buffer.concat([film.subarray(0, 32), Buffer.from(PAGE)])],
  ];
  return contents.map(([label, content]) => [
    label,
    { name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.from(content) },
    label.includes("film"),
  ]);
}
