import { inspect, watchForHarm } from "./support/harm-detector";
import { scriptInjections, withBytes } from "./support/naughty-strings";
import { startPageProvider } from "./support/page-provider";
import { createStack, type Stack } from "./support/stack";
import { expect, test } from "./support/test";

/** What staff and providers fill: the title, as plain text, and the text. */
const FILLED = "h1, .rich-text";

const CHUNKS = 4;

/** Attacks that share a page, each in every place that a fine text has. */
const TOGETHER = 10;

const listed = scriptInjections();

const pages = [
  ...listed.map((attack) => ({ title: attack, content: `<p>Fine before.</p>${attack}` })),
  ...groupsOf(TOGETHER, [...new Set([...listed, ...listed.map(withBytes)])]).map((attacks) => ({
    title: attacks.join(" "),
    content: `<p>Fine before.</p>${attacks.map(amongFineText).join("")}`,
  })),
];

// A trace of hundreds of visits takes longer than they do.
test.use({ trace: "off" });

test.describe("a published list of attacks, as texts and titles of a page @desktop", () => {
  let provider: Awaited<ReturnType<typeof startPageProvider>>;
  let stack: Stack;

  test.beforeAll(async () => {
    provider = await startPageProvider((slug) => pages[Number(slug.replace("attack-", ""))]);
    stack = await createStack({ variables: { API_BASE_URL: provider.url } });
    await stack.site.start();
  });

  test.afterAll(async () => {
    await stack.stop();
    await provider.stop();
  });

  test("has at least 200 of them", () => {
    expect(new Set(listed).size).toBeGreaterThanOrEqual(200);
  });

  for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
    test(`brings about nothing, part ${chunk + 1} of ${CHUNKS}`, async ({ page }) => {
      test.setTimeout(90_000);
      const origins = [stack.site.url, provider.url].map((url) => new URL(url).origin);
      const harm = await watchForHarm(page, origins);
      for (const [index, { content }] of pages.entries()) {
        if (index % CHUNKS !== chunk) continue;
        const url = `${stack.site.url}/attack-${index}`;
        await page.goto(url);
        const { text, forbidden } = await inspect(page, FILLED);
        expect(text, content).toContain("Fine before.");
        expect([...forbidden, ...harm], content).toEqual([]);
        expect(page.url(), content).toBe(url);
      }
    });
  }
});

test("the same list does harm where it is not sanitised @desktop", async ({ page }) => {
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
