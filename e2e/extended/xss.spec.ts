import { inspect, scriptInjections, watchForHarm, withBytes } from "../support/hostile-content";
import { startPageProvider } from "../support/foreign-providers";
import { expect, test } from "../support/test";

/** Where staff's and providers' content goes: the title, as plain text, and the text. */
const FILLED = "h1, .rich-text";

/** How many tests share the attacks' pages. */
const PARTS = 2;

/** How many attacks share a page, each in every place that good text has. */
const TOGETHER = 10;

const listed = scriptInjections();

const together = groupsOf(TOGETHER, [...new Set([...listed, ...listed.map(withBytes)])]).map((attacks) => ({
  title: attacks.join(" "),
  content: `<p>Fine before.</p>${attacks.map(amongFineText).join("")}`,
}));

/** Each attack on its own page, without interference from others. */
const alone = listed.map((attack) => ({ title: attack, content: `<p>Fine before.</p>${attack}` }));

const pages = [...together, ...alone];

test.describe("a published list of attacks, as pages' texts and titles", () => {
  let provider: Awaited<ReturnType<typeof startPageProvider>>;
  let siteUrl: string;

  test.beforeAll(async ({ foreignSite }) => {
    provider = await startPageProvider(
      (slug) => pages[Number(slug.replace("attack-", ""))],
      foreignSite.serve,
    );
    siteUrl = foreignSite.url;
  });

  test("has at least 200 of them", () => {
    expect(new Set(listed).size).toBeGreaterThanOrEqual(200);
  });

  for (const { title, first, last } of [
    ...partsOf(together.length, "together"),
    { title: "alone @soak", first: together.length, last: pages.length },
  ]) {
    test(`has no effect, ${title}`, async ({ page }) => {
      test.setTimeout(180_000);
      const origins = [siteUrl, provider.url].map((url) => new URL(url).origin);
      const harm = await watchForHarm(page, origins);
      for (const [index, { content }] of pages.entries()) {
        if (index < first || index >= last) continue;
        const url = `${siteUrl}/attack-${index}`;
        await page.goto(url);
        const { text, forbidden } = await inspect(page, FILLED);
        expect(text, content).toContain("Fine before.");
        expect([...forbidden, ...harm], content).toEqual([]);
        expect(page.url(), content).toBe(url);
      }
    });
  }
});

test("the same list does harm without sanitising", async ({ page }) => {
  const harm = await watchForHarm(page, []);
  const forbidden: string[] = [];
  await page.goto("about:blank");
  await page.route("**", (route) => route.abort());
  for (const attack of listed.slice(0, 100)) {
    await page.setContent(`<main>${attack}</main>`);
    forbidden.push(...(await inspect(page, "main")).forbidden);
  }
  await page.setContent(
    '<main><img src="https://elsewhere.example/a.png"><iframe srcdoc="a"></iframe></main>',
  );
  await page.setContent("<script>throw new Error('thrown')</script>");
  for (const sign of [/^called: alert/, /^request: https:\/\/elsewhere/, /^frame:/, /^script error: thrown/])
    await expect.poll(() => harm).toContainEqual(expect.stringMatching(sign));
  for (const sign of [/^element: script/, /^attribute: img onerror/, /^address: a .*javascript/])
    expect(forbidden).toContainEqual(expect.stringMatching(sign));
});

function amongFineText(attack: string): string {
  return (
    `<h2>Fine ${attack}</h2><p>Fine ${attack} fine.</p><ul><li><a href="/about-us">Fine</a>${attack}</li></ul>` +
    `<table><tr><td>${attack}</td></tr></table><p title="${attack}" onclick='${attack}'>Fine.</p>` +
    `<a href="${attack}">Fine</a><img src='${attack}' alt="${attack}">`
  );
}

function groupsOf<Item>(size: number, items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
}

function partsOf(count: number, name: string) {
  const size = Math.ceil(count / PARTS);
  return Array.from({ length: PARTS }, (_, part) => ({
    title: `${name}, part ${part + 1} of ${PARTS}`,
    first: part * size,
    last: Math.min((part + 1) * size, count),
  }));
}
