import { findVideo, readBlogs } from "../support/contract";
import { expectInjectionRefused, watchViolations } from "../support/policy";
import { STORED_PAGES } from "../support/stored-pages";
import { test } from "../support/test";

/** Pages that report missing content, which are stored too. */
const MISSING = ["/blog/no-such-article", "/video-detail/no-such-video", "/no/such/page"];

/** Pages rendered for each request. */
const RENDERED = [
  "/search?q=hope",
  "/video-reels?hashtags=hope",
  "/video-reels-old?page=2",
  "/upload-story",
  "/login",
  "/signup",
  "/give-consent/no-such-token",
  "/withdraw-consent/no-such-token",
  "/conversation/no-such-token",
];

for (const [name, paths] of [
  ["a stored page", [...STORED_PAGES, ...MISSING]],
  ["a page rendered for its visitor", RENDERED],
] as const)
  test(`${name} runs only the site's own scripts`, async ({ page }) => {
    const violations = await watchViolations(page);
    for (const path of paths) await test.step(path, () => expectInjectionRefused(page, path, violations));
  });

test("a page of each kind runs only the site's own scripts", async ({ page, providerUrl }) => {
  const violations = await watchViolations(page);
  const [blog] = await readBlogs(providerUrl);
  const { slug } = await findVideo(providerUrl, ({ videoType }) => videoType !== "multiple");
  const stored = ["/", "/contact-us", "/video-reels", `/blog/${blog?.slug}`, `/video-detail/${slug}`];
  const rendered = ["/search?q=hope", "/video-reels?hashtags=hope", "/login", "/give-consent/no-such-token"];
  for (const path of [...stored, "/no/such/page", ...rendered, `/embed/${slug}`])
    await test.step(path, () => expectInjectionRefused(page, path, violations));
});
