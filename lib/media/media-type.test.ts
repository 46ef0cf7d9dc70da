import { mediaTypeOf, videoMimeType } from "./media-type";

const IMAGES = ["jpg", "jpeg", "png", "gif", "webp", "bmp", "svg"];
const VIDEOS = ["mp4", "mov", "avi", "mkv", "flv", "wmv", "webm", "ogg"];

describe("mediaTypeOf", () => {
  it.each(IMAGES)("recognises .%s as an image", (extension) => {
    expect(mediaTypeOf(`https://media.example/a.${extension}`)).toBe("image");
  });

  it.each(VIDEOS)("recognises .%s as a video", (extension) => {
    expect(mediaTypeOf(`https://media.example/a.${extension}`)).toBe("video");
  });

  it.each([
    ["upper case", "https://media.example/A.MP4", "video"],
    ["a query", "https://media.example/a.png?download=1.mp4", "image"],
    ["a fragment", "https://media.example/a.mp4#t=0.1", "video"],
    ["several dots", "https://media.example/a.b.c.webp", "image"],
    ["a host that ends like a file", "https://media.mp4/page", "unsupported"],
    ["a document", "https://media.example/a.pdf", "unsupported"],
    ["an extension it only begins with", "https://media.example/a.mp4x", "unsupported"],
    ["no extension", "https://media.example/mp4", "unsupported"],
    ["nothing", "", "unsupported"],
  ])("reads %s", (_, address, expected) => {
    expect(mediaTypeOf(address)).toBe(expected);
  });
});

describe("videoMimeType", () => {
  it.each([
    ["https://media.example/a.mp4", "video/mp4"],
    ["https://media.example/A.WEBM?v=1.mp4", "video/webm"],
    ["https://media.example/a.mov#t=1", "video/quicktime"],
    ["https://media.example/a.constructor", undefined],
    ["https://media.example/a", undefined],
    ["https://media.mp4/", undefined],
  ])("reads %s", (address, expected) => {
    expect(videoMimeType(address)).toBe(expected);
  });
});
