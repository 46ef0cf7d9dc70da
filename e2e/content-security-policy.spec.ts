import type { Page } from "@playwright/test";
import { decodeHTML } from "entities";
import { readBlogs, findVideo } from "./support/contract";
import { CONTACT, field, openForm, submitButton } from "./support/forms";
import { watchViolations } from "./support/policy";
import { videoStates } from "./support/reels";
import { STORED_PAGES } from "./support/stored-pages";
import { expect, test } from "./support/test";

/** Pages that say that there is nothing, which are stored, too. */
const MISSING = ["/blog/no-such-article", "/video-detail/no-such-video", "/no/such/page"];

/** Pages that are rendered for a request. */
const RENDERED = [
  "/search?q=hope",
  "/video-reels?hashtags=hope",
  "/video-reels-old?page=2",
  "/upload-story",
  "/login",
  "/signup",
  "/give-consent/no-such-token",
  "/withdraw-consent/no-such-token",
];

/** What gets into a page where something failed to keep it out. */
const INJECTED = `<script>window.injected = true</script><img src="" alt="" onerror="window.injected = true">`;

/** Opens a page that has been tampered with, once it is shown whole. */
async function openTampered(page: Page, path: string) {
  const isPage = ({ pathname, search }: URL) => pathname + search === path;
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", `${INJECTED}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await page.unroute(isPage);
}

async function expectInjectionRefused(page: Page, path: string, violations: string[]) {
  await openTampered(page, path);
  const isInjected = (violation: string) => /^script-src-(elem|attr) inline/.test(violation);
  await expect.poll(() => violations.filter(isInjected).length, path).toBeGreaterThanOrEqual(2);
  await expect(page.locator("h1").first()).toBeAttached();
  expect(violations.map((violation) => violation.split(" ", 2).join(" ")).sort(), path).toEqual([
    "script-src-attr inline",
    "script-src-elem inline",
  ]);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
  violations.length = 0;
}

for (const [name, paths] of [
  ["a stored page", [...STORED_PAGES, ...MISSING]],
  ["a page rendered for its visitor", RENDERED],
] as const)
  test(`no script runs in ${name} but the site's own`, async ({ page }) => {
    const violations = await watchViolations(page);
    for (const path of paths) await expectInjectionRefused(page, path, violations);
  });

test("no script runs in an article, a video's page and its player but the site's own", async ({
  page,
  providerUrl,
}) => {
  const violations = await watchViolations(page);
  const [blog] = await readBlogs(providerUrl);
  const { slug } = await findVideo(providerUrl, ({ videoType }) => videoType !== "multiple");
  for (const path of [`/blog/${blog?.slug}`, `/video-detail/${slug}`, `/embed/${slug}`])
    await expectInjectionRefused(page, path, violations);
});

test("a stored page is the same for everybody, and names its own scripts alone", async ({ request }) => {
  await request.get("/privacy-policy");
  const [first, second] = [await request.get("/privacy-policy"), await request.get("/privacy-policy")];
  const policy = first.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
  expect(policy).not.toMatch(/nonce|unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(second.headers()["content-security-policy"]).toBe(policy);
  expect(first.headers()["x-script-hashes"]).toBeUndefined();
  expect(await first.text()).not.toContain(" nonce=");
});

test("what a visitor does on a page with a form and with reels is allowed", async ({ page }) => {
  const violations = await watchViolations(page);
  await openForm(page, CONTACT);
  await submitButton(page, CONTACT).click();
  await expect(field(page, "Full name")).toHaveAttribute("aria-invalid", "true");
  await page.goto("/video-reels");
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await videoStates(page)).some(({ paused }) => !paused)).toBe(true);
  expect(violations).toEqual([]);
});

for (const [path, words] of [
  ["/blog/no-such-article", "Blog not found."],
  ["/video-detail/no-such-video", "Video not available!"],
  ["/hashtag/no-such-hashtag", "This page is not here"],
  ["/no-such-page", "This page is not here"],
  ["/no/such/page", "This page is not here"],
  ["/give-consent/no-such-token", "This link leads to no question"],
  ["/withdraw-consent/no-such-token", "This link leads to no consent"],
] as const)
  test(`${path} answers 404 with its words in the HTML, rendered and stored @site`, async ({ request }) => {
    for (const time of ["first", "second"]) {
      const response = await request.get(path, { headers: { accept: "text/html" } });
      const html = (await response.text()).replace(/<script[^]*?<\/script>/g, "");
      expect(response.status(), time).toBe(404);
      expect(html, time).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
      expect(html, time).toMatch(/<meta name="robots" content="noindex/);
    }
  });

test("a page that is not there keeps its title when it is rendered anew @site", async ({ request }) => {
  const ask = async () => {
    const response = await request.get("/blog/no-such-article-either");
    const title = /<title>(.*?)<\/title>/.exec(await response.text())?.[1] ?? "";
    return {
      kept: response.headers()["x-nextjs-cache"],
      title: decodeHTML(title),
      status: response.status(),
    };
  };
  const expected = { title: "Blog not found – Lampstand", status: 404 };
  expect(await ask()).toMatchObject(expected);
  for (const kept of ["STALE", "HIT"]) {
    await expect.poll(async () => (await ask()).kept).toBe(kept);
    expect(await ask()).toMatchObject(expected);
  }
});
