import { expect, test } from "../support/test";

const PLACES = [
  { path: "/", framed: true, style: /home-container/ },
  { path: "/home", framed: false, style: /home-container/ },
  ...[
    "/about-us",
    "/discover-jesus",
    "/privacy-policy",
    "/terms-service",
    "/install-app",
    "/help-desk",
    "/volunteer",
    "/blog",
    "/hashtags",
  ].map((path) => ({ path, framed: true, style: /content-container/ })),
  { path: "/search", framed: false, style: /content-container/ },
  { path: "/language", framed: false, style: /content-container/ },
  { path: "/no-such-page", framed: false, style: /content-container/ },
  { path: "/video-detail/no-such-video", framed: false, style: /content-container/ },
];

test("each page has its root style, with header and footer where they belong", async ({ page }) => {
  for (const { path, framed, style } of PLACES)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("main")).toHaveClass(style);
      await expect(page.getByRole("banner")).toHaveCount(framed ? 1 : 0);
      await expect(page.getByRole("contentinfo")).toHaveCount(framed ? 1 : 0);
    });
});
