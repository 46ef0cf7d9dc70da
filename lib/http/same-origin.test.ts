import { isSameOrigin, rejectPagePost } from "./same-origin";

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

it("only a preview's own page can refresh it, by script", async () => {
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (
      await rejectPagePost(
        new Request(`https://stories.example${path}`, { method: "POST", headers: { ...HOST, ...headers } }),
      )
    )?.status;
  const own = { origin: "https://stories.example", "next-action": "0".repeat(42) };
  expect(await statusOf("/draft/t", own)).toBeUndefined();
  expect(await statusOf("/draft/t", { ...own, origin: "https://evil.example" })).toBe(403);
  expect(await statusOf("/draft/t", { origin: own.origin })).toBe(405);
  expect(await statusOf("/draft/t/x", own)).toBe(405);
});
