import { mediaUrl } from "./media-url";

beforeAll(() => {
  process.env.API_BASE_URL = "https://provider.example/api/";
});

describe("mediaUrl", () => {
  it.each([
    ["without a leading slash", "uploads/a.mp4", "https://provider.example/api/uploads/a.mp4"],
    ["with a leading slash", "/uploads/a.mp4", "https://provider.example/api/uploads/a.mp4"],
    ["with two leading slashes", "//cdn.example/a.mp4", "https://provider.example/api/cdn.example/a.mp4"],
    ["with backslashes", "\\uploads\\a.mp4", "https://provider.example/api/uploads/a.mp4"],
    ["with spaces", " uploads/my story.mp4 ", "https://provider.example/api/uploads/my%20story.mp4"],
    ["with a colon in its name", "/uploads/10:30.mp4", "https://provider.example/api/uploads/10:30.mp4"],
    ["of an absolute http address", "http://cdn.example/a.mp4", "http://cdn.example/a.mp4"],
    ["of an absolute https address", "HTTPS://cdn.example/a.mp4", "https://cdn.example/a.mp4"],
  ])("resolves a path %s", (_, path, expected) => {
    expect(mediaUrl(path)).toBe(expected);
  });

  it.each([
    "",
    "   ",
    "https://",
    "javascript:alert(1)",
    " JAVASCRIPT:alert(1)",
    "data:image/png;base64,AA==",
    "blob:https://cdn.example/1",
    "file:///etc/passwd",
    "C:\\videos\\a.mp4",
  ])("returns nothing for %p", (path) => {
    expect(mediaUrl(path)).toBeNull();
  });

  it("accepts only http(s), however the scheme is written", () => {
    expect(mediaUrl("java\tscript:alert(1)")).toMatch(/^https:\/\/provider\.example\//);
  });
});
