import { videoMimeType } from "./video-mime-type";

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
