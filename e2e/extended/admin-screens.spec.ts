import { signInAsAdmin } from "../support/admin-sign-in";
import { aStory, sendStory } from "../support/provider-calls";
import { z } from "zod";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 300_000 });

/** What a page contains if a part of it failed while it was sent. */
const FAILED = /\$RX\(|data-dgst=/;

/** A key of the admin's texts that nothing replaced. */
const KEY = />\s*[a-z]\w*:[a-z]\w*\s*</i;

const access = z.object({
  collections: z.record(z.string(), z.unknown()),
  globals: z.record(z.string(), z.unknown()),
});

const records = z.object({ docs: z.array(z.object({ id: z.string() })) });

test("every screen of the admin opens, with a record of each kind", async ({ page, startStack }) => {
  const stack = await startStack();
  const { url } = stack.provider;
  expect((await sendStory(stack, aStory)).status).toBe(200);
  await signInAsAdmin(page, url);
  const { collections, globals } = access.parse(await (await page.request.get(`${url}/api/access`)).json());
  const screens = ["", "/account", "/consents", "/hand-over"];
  for (const slug of Object.keys(globals)) screens.push(`/globals/${slug}`);
  for (const slug of Object.keys(collections)) {
    screens.push(`/collections/${slug}`, `/collections/${slug}/create`);
    const found = await page.request.get(`${url}/api/${slug}?limit=1&depth=0`);
    const [record] = records.safeParse(await found.json()).data?.docs ?? [];
    if (record) screens.push(`/collections/${slug}/${record.id}`);
  }
  const failed: string[] = [];
  for (const screen of screens) {
    const response = await page.request.get(`${url}/admin${screen}`);
    const html = await response.text();
    if (response.status() >= 500 || FAILED.test(html) || KEY.test(html)) failed.push(screen);
  }
  expect(failed).toEqual([]);
});
