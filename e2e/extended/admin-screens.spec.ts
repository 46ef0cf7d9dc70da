import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { isPayloadsOwn } from "../../scripts/screenshots/payload-faults.mjs";
import { findAxeViolations } from "../support/accessibility";
import { type Admin, createAdmin } from "../support/admin";
import { signInAsAdmin } from "../support/admin-sign-in";
import { aStory, sendStory, submit } from "../support/provider-calls";
import type { Stack } from "../support/stack";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 600_000 });

/** What a page contains if a part of it failed while it was sent. */
const FAILED = /\$RX\(|data-dgst=/;

/** A key of the admin's texts that nothing replaced. */
const KEY = />\s*[a-z]\w*:[a-z]\w*\s*</i;

/** More than any screen has of what can be focused before its main action. */
const MOST_TABS = 150;

const access = z.object({
  collections: z.record(z.string(), z.unknown()),
  globals: z.record(z.string(), z.unknown()),
});

const records = z.object({ docs: z.array(z.object({ id: z.string() })) });

/** Sends a story, a message, a report and a request to talk, which this account reads. */
async function fill(stack: Stack, admin: Admin): Promise<void> {
  expect((await sendStory(stack, aStory)).status).toBe(200);
  for (const { find, update, credentials } of [admin, await createAdmin(stack.provider.url)])
    await update("staff", (await find("staff", "email", credentials.email))?.id ?? "", { isCarer: true });
  const sender = { name: "Ann", email: "ann@example.org" };
  const talk = { phoneNo: "", times: "", isMinor: false, about: "I do not want to live any more" };
  for (const [path, data] of [
    ["/add_talk", { ...sender, ...talk }],
    ["/add_contact_us", { ...sender, message: "When are you open?" }],
    ["/add_report", { slug: "two-cups", reason: "shown", words: "That is me." }],
  ] as const)
    expect((await submit(stack, path, data)).status).toBe(200);
}

/** Returns the addresses of screens that only show something, and of forms for new records. */
async function screensOf(page: Page, url: string): Promise<{ screens: string[]; forms: string[] }> {
  const { collections, globals } = access.parse(await (await page.request.get(`${url}/api/access`)).json());
  const screens = ["", "/account", "/consents", "/hand-over"];
  for (const slug of Object.keys(globals)) screens.push(`/globals/${slug}`);
  for (const slug of Object.keys(collections)) {
    const found = await page.request.get(`${url}/api/${slug}?limit=1&depth=0`);
    const [record] = records.safeParse(await found.json()).data?.docs ?? [];
    if (found.ok()) screens.push(`/collections/${slug}`);
    if (record) screens.push(`/collections/${slug}/${record.id}`);
  }
  return { screens, forms: Object.keys(collections).map((slug) => `/collections/${slug}/create`) };
}

/** In the dark theme, only colours differ. */
const THEMES = [{ theme: "light" }, { theme: "dark", rules: ["color-contrast"] }];

/** A row of Payload's that has nothing, and a record's only tab. */
const NEEDLESS =
  ".doc-controls__content:visible:not(:has(svg)), .doc-tabs:visible:not(:has(.doc-tab + .doc-tab))";

/**
 * Returns what is wider than the window with text of this size, rows without anything in them, and what axe finds beyond
 * Payload's own faults.
 */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("* { transition: none !important }");
    document.adoptedStyleSheets = [still];
  });
  for (const size of [2, 1]) {
    await page.evaluate((times) => {
      const { style } = document.documentElement;
      style.fontSize = "";
      style.fontSize = `${parseFloat(getComputedStyle(document.documentElement).fontSize) * times}px`;
    }, size);
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // A page that is starting is laid out once more.
    for (let tries = 0; tries < 10 && (await excess()) > 0; tries += 1)
      await page.evaluate(() => new Promise(requestAnimationFrame));
    if ((await excess()) > 0) faults.push(`${await excess()} px too wide with text of ${size * 100} %`);
  }
  for (const row of await page.locator(NEEDLESS).all())
    if (/^(?:Edit)?$/.test((await row.innerText()).trim())) faults.push("has an empty row");
  for (const { theme, rules } of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    for (const { id, nodes } of await findAxeViolations(page, { rules }))
      for (const { target } of nodes)
        if (!isPayloadsOwn(id, target.join(" "))) faults.push(`${theme}: ${id}: ${target.join(" ")}`);
  }
  return faults;
}

test("every screen of the admin opens, and those with a record are sound on a phone", async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const { url } = stack.provider;
  await fill(stack, await signInAsAdmin(page, url));
  await page.setViewportSize({ width: 390, height: 844 });
  const { screens, forms } = await screensOf(page, url);
  const faults: string[] = [];
  const check = (screen: string, status: number, html: string) => {
    if (status >= 500 || FAILED.test(html) || KEY.test(html)) faults.push(`${screen} failed`);
  };
  const openForms = async () => {
    for (const screen of forms) {
      const response = await page.request.get(`${url}/admin${screen}`);
      check(screen, response.status(), await response.text());
    }
  };
  const openScreens = async () => {
    for (const screen of screens) {
      const response = await page.goto(`${url}/admin${screen}`);
      check(screen, response?.status() ?? 0, (await response?.text()) ?? "");
      await expect(page.locator(".shimmer-effect")).toHaveCount(0);
      faults.push(...(await faultsOf(page)).map((fault) => `${screen} ${fault}`));
    }
  };
  await Promise.all([openForms(), openScreens()]);
  expect(faults).toEqual([]);
});

/** Returns what can show the focus. Some of it may always be there. */
function markOf(element: Element): string {
  const styles = [getComputedStyle(element), getComputedStyle(element, "::after")];
  return styles.map((style) => `${style.outline} ${style.boxShadow} ${style.borderColor}`).join();
}

/** Presses Tab until this is focused, and expects that one sees where the focus is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const unmarked = await target.evaluate(markOf);
  await expect(async () => {
    await page.evaluate(() => {
      getSelection()?.removeAllRanges();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass();
  await expect(target).toBeInViewport();
  await expect.poll(() => target.evaluate(markOf)).not.toBe(unmarked);
}

test("the keyboard reaches the main action of each screen of our own", async ({ page, startStack }) => {
  const stack = await startStack();
  const { url } = stack.provider;
  const admin = await signInAsAdmin(page, url);
  await fill(stack, admin);
  await page.setViewportSize({ width: 390, height: 844 });
  const idOf = async (slug: string) => String((await admin.list(slug))[0]?.id);
  const answers = page.getByRole("region", { name: "Answers" });
  const decision = page.getByRole("group", { name: "Decision" });
  const screens: [address: string, action: Locator][] = [
    ["", page.getByRole("region", { name: "Waiting for you" }).getByRole("link", { name: "Ann" }).first()],
    ["/collections/stories", page.getByRole("link", { name: "Ruth" })],
    [`/collections/stories/${await idOf("stories")}`, decision.getByRole("button", { name: "Publish" })],
    [`/collections/conversations/${await idOf("conversations")}`, answers.getByLabel("Your answer")],
    [`/collections/reports/${await idOf("reports")}`, page.getByRole("button", { name: "Take it off now" })],
    [`/collections/contact-messages/${await idOf("contact-messages")}`, answers.getByLabel("Your answer")],
    [
      `/collections/story-collections/${await idOf("story-collections")}`,
      page.locator("summary", { hasText: "Add stories" }),
    ],
    ["/collections/hashtags/create", page.getByRole("button", { name: "Choose from existing" })],
  ];
  for (const [address, action] of screens)
    await test.step(address || "home", async () => {
      await page.goto(`${url}/admin${address}`);
      await tabTo(page, action);
    });
  await page.keyboard.press("Enter");
  const drawer = page.locator(".list-drawer");
  await tabTo(page, drawer.getByRole("listitem").getByRole("button").first());
  await page.keyboard.press("Enter");
  await expect(drawer).toBeHidden();
});
