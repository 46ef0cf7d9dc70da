import { withTwoPixels } from "./picture-sizes";

it.each([
  ["6rem", "(min-resolution: 2.5dppx) calc(6rem * 0.6), 6rem"],
  [
    "(min-width: 56rem) 52rem, 92vw",
    "(min-width: 56rem) and (min-resolution: 2.5dppx) calc(52rem * 0.6), (min-resolution: 2.5dppx) calc(92vw * 0.6), (min-width: 56rem) 52rem, 92vw",
  ],
])("lets dense screens load less of %s", (sizes, expected) => {
  expect(withTwoPixels(sizes)).toBe(expected);
});
