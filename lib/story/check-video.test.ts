import { videoExtensionOf } from "./check-video";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ["mp4", "\0\0\0\x20ftypisom\0\0\x02\0"],
  ["mp4", "\0\0\0\x18ftyp3gp5"],
  ["mp4", "\0\0\0\x1cftypM4V "],
  ["mov", "\0\0\0\x14ftypqt  "],
  ["mov", "\0\0\0\x08wide\0\0\0\0mdat"],
  ["mov", "\0\x01\0\0moov"],
  ["webm", "\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm"],
  ["mkv", "\x1a\x45\xdf\xa3\xa3B\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x88matroska"],
  ["avi", "RIFF\x10\0\0\0AVI LIST"],
  ["flv", "FLV\x01\x05\0\0\0\x09"],
  ["wmv", "\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9"],
  ["ogg", "OggS\0\x02"],
  ["mts", `G${" ".repeat(187)}G`],
  ["mts", `    G${" ".repeat(191)}G`],
  ["mpg", "\0\0\x01\xba\x44\0"],
  ["mxf", "\x06\x0e\x2b\x34\x02\x05\x01\x01\x0d\x01\x02\x01"],
])("recognises a video of type %s by %j", (extension, beginning) => {
  expect(videoExtensionOf(bytes(beginning))).toBe(extension);
});

it.each([
  ["nothing", ""],
  ["a zip", "PK\x03\x04\x14\0\0\0\x08\0"],
  ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>'],
  ["a page", "<!doctype html><html>"],
  ["a PDF", "%PDF-1.7"],
  ["a JPEG", "\xff\xd8\xff\xe0\0\x10JFIF"],
  ["a PNG", "\x89PNG\r\n\x1a\n"],
  ["a phone's picture", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
  ["an AVIF", "\0\0\0\x20ftypavif\0\0\0\0"],
  ["sound alone", "\0\0\0\x20ftypM4A \0\0\0\0"],
  ["a wave file", "RIFF\x10\0\0\0WAVEfmt "],
  ["an MP3", "ID3\x04\0\0"],
  ["a program", "\x7fELF\x02\x01\x01"],
])("does not recognise %s as a video", (_, beginning) => {
  expect(videoExtensionOf(bytes(beginning))).toBeNull();
});
