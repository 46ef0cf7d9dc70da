import { isOptimizable, posterSource } from "./image-source";

beforeAll(() => {
  process.env.MEDIA_BASE_URL = "https://media.example";
});

const CASES: [name: string, address: string, optimizable: boolean][] = [
  ["a picture of the provider", "https://media.example/a.jpg", true],
  ["one with a query", "https://media.example/a.jpg?v=2", true],
  ["a drawing", "https://media.example/a.svg", false],
  ["a drawing with a query", "https://media.example/a.SVG?v=2", false],
  ["an animation", "https://media.example/a.gif", false],
  ["another host", "https://cdn.example/a.jpg", false],
  ["a host that only begins alike", "https://media.example.evil.example/a.jpg", false],
  ["another scheme", "http://media.example/a.jpg", false],
];

describe("isOptimizable", () => {
  it.each(CASES)("judges %s", (_, address, optimizable) => {
    expect(isOptimizable(address)).toBe(optimizable);
  });
});

describe("posterSource", () => {
  it.each(CASES.filter(([, , optimizable]) => !optimizable))("leaves alone %s", (_, address) => {
    expect(posterSource(address)).toBe(address);
  });

  it("has the provider's picture resized", () => {
    const resized = new URL(posterSource("https://media.example/a.jpg"), "https://stories.example");
    expect(resized.pathname).toBe("/_next/image");
    expect(resized.searchParams.get("url")).toBe("https://media.example/a.jpg");
    expect(Number(resized.searchParams.get("w"))).toBeGreaterThanOrEqual(720);
  });
});
