import { findVideo, readHome } from "../support/contract";
import { startLocalServer } from "../support/local-server";
import { revalidate } from "../support/revalidate";
import { createStack } from "../support/stack";
import { expect, test } from "../support/test";

test("while the provider is down, visited pages work, others show fallbacks and recover", async ({
  page,
  request,
  startStack,
}) => {
  const { site, provider } = await startStack();
  const { texts } = await readHome(provider.url);
  const [heading = ""] = texts;
  const watched = await findVideo(provider.url, ({ videoType }) => videoType === "both");
  const unseen = await findVideo(
    provider.url,
    ({ videoType, slug }) => videoType !== "multiple" && slug !== watched.slug,
  );
  await page.goto(site.url);
  await page.goto(`${site.url}/video-detail/${watched.slug}`);
  await provider.stop();

  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto(site.url);
    for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    const response = await page.goto(`${site.url}/video-detail/${watched.slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(watched.name.slice(0, 20));
  }

  const refused = await page.goto(`${site.url}/video-detail/${unseen.slug}`);
  expect([refused?.status(), refused?.headers()["retry-after"]]).toEqual([503, "60"]);
  await expect(page.getByRole("heading", { name: "Video not available!" })).toBeVisible();
  // Next's router would leave the current page.
  const flight = await request.get(`${site.url}/video-detail/${unseen.slug}?_rsc=1`, {
    headers: { rsc: "1" },
  });
  expect([flight.status(), flight.headers()["content-type"]]).toEqual([200, "text/x-component"]);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);

  const health = await request.get(`${site.url}/api/health`);
  expect(health.status()).toBe(200);
  expect(await health.json()).toEqual({ status: "ok", provider: "down" });

  await provider.start();
  const recovered = await page.goto(`${site.url}/video-detail/${unseen.slug}`);
  expect(recovered?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(unseen.name.slice(0, 20));
  await page.goto(site.url);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
});

test("a revalidation just before an outage doesn't remove the page", async ({ request, startStack }) => {
  const { site, provider, env } = await startStack();
  const [heading = ""] = (await readHome(provider.url)).texts;
  const home = async () => (await request.get(site.url)).text();
  expect(await home()).toContain(heading);
  await provider.stop();
  await revalidate(site.url, env);
  expect(await home()).toContain(heading);
  expect(await home()).toContain(heading);
});

/** The longest wait before a page reloads, plus a busy machine's response time, in milliseconds. */
const RENEWAL_MS = 45_000;

test("a site started during an outage says so, and fills open pages afterwards", async ({
  page,
  context,
}) => {
  test.slow();
  const stack = await createStack();
  try {
    await stack.site.start();
    await page.goto(stack.site.url);
    await expect(page.getByRole("heading", { name: "Submit your story now" })).toBeVisible();
    await expect(page.getByText("We couldn’t load this page’s content just now.")).toBeVisible();
    await expect(page.getByText("No media available")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
    await page.setViewportSize({ width: 375, height: 800 });
    const invitation = page.locator("section", { has: page.getByText("Submit your story now") });
    const unreached = page.locator("section", {
      has: page.getByText("We couldn’t load this page’s content"),
    });
    const [first, last, main] = [
      await unreached.boundingBox(),
      await invitation.boundingBox(),
      await page.getByRole("main").boundingBox(),
    ];
    // No empty block between the two or below.
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeCloseTo(last?.y ?? 0, 0);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeCloseTo((main?.y ?? 0) + (main?.height ?? 0), 0);
    const form = await context.newPage();
    await form.goto(`${stack.site.url}/volunteer`);
    await expect(form.getByText("We couldn’t load the information for volunteers just now.")).toBeVisible();
    await form.getByLabel("Tell us about yourself").fill("I can drive.");

    await stack.provider.start();
    const { texts } = await readHome(stack.provider.url);
    await page.bringToFront();
    for (const text of texts)
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: RENEWAL_MS });
    await expect(page.getByText("We couldn’t load")).toHaveCount(0);
    await form.bringToFront();
    await expect(form.getByText("We couldn’t load")).toHaveCount(0, { timeout: RENEWAL_MS });
    await expect(form.getByLabel("Tell us about yourself")).toHaveValue("I can drive.");
  } finally {
    await stack.stop();
  }
});

/** Longer than a page waits for a first answer, in milliseconds. */
const SLOW_MS = 4000;

test("a slow provider still fills the home page", async ({ page, providerUrl }) => {
  const { texts } = await readHome(providerUrl);
  const slow = await startLocalServer(async (path) => {
    const [answer] = await Promise.all([
      passOn(providerUrl, path),
      new Promise((resolve) => setTimeout(resolve, SLOW_MS)),
    ]);
    return answer;
  });
  const { site, stop } = await createStack({ variables: { API_BASE_URL: slow.url } });
  try {
    await site.start();
    await page.goto(site.url);
    await expect(page.getByText("We couldn’t load this page’s content just now.")).toBeVisible();
    for (const text of texts)
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: RENEWAL_MS });
    await expect(page.getByRole("region", { name: "Latest stories" })).toBeVisible({ timeout: RENEWAL_MS });
  } finally {
    await stop();
    await slow.stop();
  }
});

/** The site's time limit for one call, in milliseconds. */
const CALL_TIMEOUT_MS = 5000;

for (const [call, path] of [
  ["settings", "/web/setting-page-content"],
  ["the newest stories", "/video-reels/"],
] as const) {
  test(`hanging ${call} don't delay the rest of the home page`, async ({ request, providerUrl }) => {
    const { texts } = await readHome(providerUrl);
    const hanging = await startHangingProvider(providerUrl, (asked) => asked.startsWith(path));
    const { site, stop } = await createStack({ variables: { API_BASE_URL: hanging.url } });
    try {
      await site.start();
      // The first request loads code, which takes a busy machine long even with a fast provider.
      await request.get(`${site.url}/about-us`);
      for (let visit = 0; visit < 2; visit += 1) {
        const home = await request.get(site.url, { timeout: CALL_TIMEOUT_MS / 2 });
        expect(await home.text()).toContain(texts[0]);
      }
    } finally {
      await stop();
      await hanging.stop();
    }
  });
}

/** Starts a proxy for a provider that never answers one path. */
export function startHangingProvider(providerUrl: string, hangs: (path: string) => boolean) {
  return startLocalServer(async (path) => {
    return hangs(path) ? null : passOn(providerUrl, path);
  });
}

/** Returns a provider's answer for a path. */
async function passOn(providerUrl: string, path: string) {
  const answer = await fetch(providerUrl + path);
  return {
    status: answer.status,
    type: answer.headers.get("content-type") ?? "",
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
