import { isSameOrigin } from "./same-origin";

const HOST = { host: "stories.example" };

it.each([
  [{ ...HOST }, true],
  [{ ...HOST, origin: "https://stories.example" }, true],
  [{ ...HOST, origin: "https://stories.example", "sec-fetch-site": "same-origin" }, true],
  [
    {
      host: "10.0.0.1:3000",
      "x-forwarded-host": "stories.example, inner",
      origin: "https://stories.example",
    },
    true,
  ],
  [{ ...HOST, origin: "https://evil.example" }, false],
  [{ ...HOST, origin: "https://stories.example.evil.example" }, false],
  [{ ...HOST, origin: "null" }, false],
  [{ ...HOST, origin: "garbage" }, false],
  [{ ...HOST, "sec-fetch-site": "cross-site" }, false],
  [{ ...HOST, "sec-fetch-site": "same-site", origin: "https://stories.example" }, false],
  [{ origin: "https://stories.example" }, false],
])("%j", (headers, expected) => {
  expect(isSameOrigin(new Headers(headers as Record<string, string>))).toBe(expected);
});
