import { acceptedTypes } from "./file-types";
import { mediaCollectionOf } from "./media-kinds";

it.each([
  ["IMG_4711.MOV", "clips"],
  ["Story.mp4", "clips"],
  ["PXL.Mp4", "clips"],
  ["MOV001.MOD", "clips"],
  ["VTS_01_1.VOB", "clips"],
  ["choir.JPG", "images"],
  ["choir.webp", "images"],
  ["letter.pdf", undefined],
  ["mp4", undefined],
  ["", undefined],
])("%p belongs to %p", (name, expected) => {
  expect(mediaCollectionOf(name)).toBe(expected);
});

it("recognizes the files that the provider accepts", () => {
  for (const collection of ["images", "clips"] as const) {
    for (const extension of acceptedTypes[collection].extensions) {
      expect(mediaCollectionOf(`a.${extension.toUpperCase()}`)).toBe(collection);
    }
  }
});
