import {
  isOptimizable,
  pictureSource,
  pictureSources,
  posterSource,
  readPictureUrl,
  withTwoPixels,
} from "./image-source";

beforeAll(() => {
  process.env.MEDIA_BASE_URL = "https://media.example";
});

const CASES: [name: string, address: string, optimizable: boolean][] = [
  ["a picture of the provider", "https://media.example/a.jpg", true],
  ["one with a query", "https://media.example/a.jpg?v=2", true],
  ["a drawing", "https://media.example/a.svg", false],
  ["a drawing with a query", "https://media.example/a.SVG?v=2", false],
  ["an animation", "https://media.example/a.gif", false],
  ["one of a preview, of which no copy is kept", "https://media.example/a.jpg?preview=t", false],
  ["another host", "https://cdn.example/a.jpg", false],
  ["a host that only begins alike", "https://media.example.evil.example/a.jpg", false],
  ["another scheme", "http://media.example/a.jpg", false],
];

describe("isOptimizable", () => {
  it.each(CASES)("judges %s", (_, address, optimizable) => {
    expect(isOptimizable(address)).toBe(optimizable);
  });
});

/** Returns the segment and the query of a resized picture's URL. */
function partsOf(url: string): [segment: string, search: string] {
  const { pathname, search } = new URL(url, "https://stories.example");
  expect(pathname).toMatch(/^\/pictures\/[\w.-]+$/);
  return [pathname.slice("/pictures/".length), search];
}

describe("pictureSources", () => {
  it.each(CASES.filter(([, , optimizable]) => !optimizable))("leaves %s unchanged", (_, address) => {
    expect(pictureSources(address)).toEqual({ src: address });
    expect(posterSource(address)).toBe(address);
  });

  it.each(CASES.filter(([, , optimizable]) => optimizable))("offers %s at every width", (_, address) => {
    const { src, srcSet = "" } = pictureSources(address);
    expect(readPictureUrl(...partsOf(src))).toEqual({ address, width: 720 });
    const offered = srcSet.split(", ").map((source) => source.split(" "));
    expect(offered.map(([url = "", size]) => [readPictureUrl(...partsOf(url))?.width, size])).toEqual(
      [160, 320, 480, 720, 1080, 1920].map((width) => [width, `${width}w`]),
    );
  });
});

describe("pictureSource", () => {
  it.each([
    [1, 160],
    [160, 160],
    [161, 320],
    [9999, 1920],
  ])("a picture for %i pixels is resized to a width of %i", (wanted, width) => {
    const url = pictureSource("https://media.example/a.jpg", wanted);
    expect(readPictureUrl(...partsOf(url))).toEqual({ address: "https://media.example/a.jpg", width });
  });

  it("URLs that differ only in the fragment get the same URL", () => {
    expect(posterSource("https://media.example/a.jpg#top")).toBe(posterSource("https://media.example/a.jpg"));
  });
});

describe("readPictureUrl", () => {
  const [segment, search] = partsOf(pictureSourceOf("für alle/a.jpg"));

  it("accepts the URLs that the site issued", () => {
    expect(readPictureUrl(segment, search)?.address).toBe("https://media.example/f%C3%BCr%20alle/a.jpg");
  });

  it.each([
    ["another width", segment, "?w=721"],
    ["a width in other digits", segment, "?w=0720"],
    ["no width", segment, ""],
    ["a further parameter", segment, `${search}&x=1`],
    ["an empty parameter", segment, `${search}&`],
    ["an address of its own", segment.replace(/^../, "QQ"), search],
    ["another signature", segment.replace(/.$/, (last) => (last === "A" ? "B" : "A")), search],
    ["no signature", segment.split(".")[0] ?? "", search],
    ["padding", segment.replace(".", "=."), search],
    ["a needless escape", segment.replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`), search],
  ])("rejects %s", (_, changed, query) => {
    expect(changed + query).not.toBe(segment + search);
    expect(readPictureUrl(changed, query)).toBeNull();
  });

  it("rejects URLs that another site signed", () => {
    jest.isolateModules(() => {
      process.env.SESSION_SECRET = "the secret of another site";
      const other = jest.requireActual<{ readPictureUrl: typeof readPictureUrl }>("./image-source");
      expect(other.readPictureUrl(segment, search)).toBeNull();
      delete process.env.SESSION_SECRET;
    });
  });
});

function pictureSourceOf(path: string): string {
  process.env.MEDIA_BASE_URL = "https://media.example";
  return pictureSource(new URL(path, "https://media.example").href, 720);
}

it.each([
  ["6rem", "(min-resolution: 2.5dppx) calc(6rem * 0.6), 6rem"],
  [
    "(min-width: 56rem) 52rem, 92vw",
    "(min-width: 56rem) and (min-resolution: 2.5dppx) calc(52rem * 0.6), (min-resolution: 2.5dppx) calc(92vw * 0.6), (min-width: 56rem) 52rem, 92vw",
  ],
])("lets dense screens load less for %s", (sizes, expected) => {
  expect(withTwoPixels(sizes)).toBe(expected);
});
