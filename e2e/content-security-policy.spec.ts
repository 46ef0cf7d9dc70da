import { decodeHTML } from "entities";
import { CONTACT, field, openForm, submitButton } from "./support/forms";
import { watchViolations } from "./support/policy";
import { videoStates } from "./support/reels";
import { expect, test } from "./support/test";

test("a stored page is the same for everybody and allows only its own scripts", async ({ request }) => {
  await request.get("/privacy-policy");
  const [first, second] = [await request.get("/privacy-policy"), await request.get("/privacy-policy")];
  const policy = first.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
  expect(policy).not.toMatch(/nonce|unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(second.headers()["content-security-policy"]).toBe(policy);
  expect(first.headers()["x-script-hashes"]).toBeUndefined();
  expect(await first.text()).not.toContain(" nonce=");
});

test("the policy allows what a visitor does on pages with forms and reels", async ({ page }) => {
  const violations = await watchViolations(page);
  await openForm(page, CONTACT);
  await submitButton(page, CONTACT).click();
  await expect(field(page, "Full name")).toHaveAttribute("aria-invalid", "true");
  await page.goto("/video-reels");
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await videoStates(page)).some(({ paused }) => !paused)).toBe(true);
  expect(violations).toEqual([]);
});

test("missing pages answer 404 with their words in the HTML, rendered and stored", async ({ request }) => {
  for (const [path, words] of [
    ["/blog/no-such-article", "Blog not found."],
    ["/video-detail/no-such-video", "Video not available!"],
    ["/hashtag/no-such-hashtag", "We can’t find this page"],
    ["/no-such-page", "We can’t find this page"],
    ["/no/such/page", "We can’t find this page"],
    ["/give-consent/no-such-token", "This link isn’t valid"],
    ["/withdraw-consent/no-such-token", "This link isn’t valid"],
    ["/conversation/no-such-token", "This conversation has ended"],
  ] as const)
    for (const time of ["first", "second"])
      await test.step(`${path}, the ${time} time`, async () => {
        const response = await request.get(path, { headers: { accept: "text/html" } });
        const html = decodeHTML((await response.text()).replace(/<script[^]*?<\/script>/g, ""));
        expect(response.status()).toBe(404);
        expect(html).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
        expect(html).toMatch(/<meta name="robots" content="noindex/);
      });
});

test("a missing page keeps its title when rendered again", async ({ request }) => {
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
