/** @jest-environment node */

import { uploadNamed } from "./file-types";

describe("uploadNamed", () => {
  it("accepts files in the known folders with known types", () => {
    expect(uploadNamed("clips", "hope-1a2b.mp4")).toEqual({
      folder: "clips",
      filename: "hope-1a2b.mp4",
      contentType: "video/mp4",
    });
    expect(uploadNamed("images", "Hope_1.JPG")?.contentType).toBe("image/jpeg");
  });

  it.each([
    ["clips", "../lampstand.db"],
    ["clips", "..\\lampstand.db"],
    ["clips", "%2e%2e%2flampstand.mp4"],
    ["clips", ".hidden.mp4"],
    ["clips", "a/b.mp4"],
    ["clips", "a.mp4\u0000.html"],
    ["clips", "a\u0000.mp4"],
    ["images", "drawing.svg"],
    ["images", "page.html"],
    ["images", "noextension"],
    ["images", ""],
    ["captions", "words.vtt"],
    ["..", "lampstand.mp4"],
    ["", "lampstand.mp4"],
    ["tmp", "lampstand.mp4"],
    ["constructor", "lampstand.mp4"],
    ["images", "x.constructor"],
  ])("refuses %j and %j", (folder, filename) => {
    expect(uploadNamed(folder, filename)).toBeNull();
  });
});
