import { isPlausibleSlug, nextPath, slugFromPath, withNext } from "./paths";

describe("isPlausibleSlug", () => {
  it.each([
    ...["a", "7", "found-on-the-ferry", "Ab3_x", "-aB3", "_a"],
    ...["hoffnung-für-alle", "希望", "विश्वास"],
    ...["faith.hope", ".a", "a.", "a b", "a&b=c", "a".repeat(120)],
  ])("accepts %p", (slug) => expect(isPlausibleSlug(slug)).toBe(true));

  it.each([
    ...["", ".", "..", "..."],
    ...["a/b", "../a", "a\\b", "a?b", "a#b", "a%20b"],
    ...["a\u0000b", "\ta", "a\n", "a\u007f", "a\u0085b"],
    "a\ud800",
    "a".repeat(121),
  ])("rejects %p", (slug) => expect(isPlausibleSlug(slug)).toBe(false));
});

describe("slugFromPath", () => {
  it.each([
    ["f%C3%BCr-alle", "für-alle"],
    ["plain", "plain"],
    ["100%", "100%"],
    ["%E0%A4", "%E0%A4"],
  ])("reads %s as %s", (segment, slug) => {
    expect(slugFromPath(segment)).toBe(slug);
  });
});

it.each(["/", "/profile", "/profile/edit", "/hashtags?choice=a&choice=b#top", "/blog/ein-süßer-tag"])(
  "continues to a path of this site: %s",
  (path) => expect(decodeURI(nextPath(path))).toBe(path),
);

it.each([
  undefined,
  null,
  7,
  ["/profile"],
  { path: "/" },
  "",
  "profile",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "https://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "%2F%2Fevil.example",
  "/profile\u0000",
  "/profile\u0085",
  "//",
  "/\\",
])("goes to the home page from anything else: %j", (wanted) => expect(nextPath(wanted)).toBe("/"));

it.each(["/login", "/login?next=/login", "/signup", "/LOGIN", "/api/session"])(
  "goes to the home page from pages that are not for members: %s",
  (path) => expect(nextPath(path)).toBe("/"),
);

it("keeps an address that contains a host's sign further on", () => {
  expect(nextPath("/%2F%2Fevil.example")).toBe("/%2F%2Fevil.example");
  expect(new URL(nextPath("/@evil.example"), "http://site.example").host).toBe("site.example");
});

it("names the next page, except the home page", () => {
  expect(withNext("/login", "/")).toBe("/login");
  expect(withNext("/signup", "/profile?a=b&c")).toBe("/signup?next=%2Fprofile%3Fa%3Db%26c");
});
