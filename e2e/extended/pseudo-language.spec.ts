import type { Page } from "@playwright/test";
import { localPath } from "../../lib/routing.mjs";
import { visitorScreens } from "../../scripts/screenshots/visitor-screens.mjs";
import { translatorOf } from "../../scripts/support/catalogue.mjs";
import {
  buildPseudoSite,
  PSEUDO_LANGUAGE,
  pseudoSentences,
  pseudoSiteDir,
} from "../../scripts/support/pseudo-site.mjs";
import { environmentWithoutSettings } from "../../scripts/support/settings.mjs";
import { offerEverything } from "../support/all-screens";
import { signUp, startMemberSite, type MemberSite } from "../support/member-site";
import { WITH_CAMERA } from "../support/recorder";
import { expect, test } from "../support/test";
import { findUntranslated, readContentTexts } from "../support/untranslated";

test.use(WITH_CAMERA);
// It builds a site of its own and opens every screen.
test.describe.configure({ timeout: 15 * 60_000 });

let site: MemberSite;

test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  await buildPseudoSite({
    ...environmentWithoutSettings(),
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
  });
  site = await startMemberSite({ siteDir: pseudoSiteDir });
  await offerEverything(site.stack, PSEUDO_LANGUAGE);
});

test.afterAll(() => site.stop());

const WIDTHS = [320, 390, 1280];

/** Returns the widths at which the page is wider than the window. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) found.push(`${excess} px too wide at ${width} px`);
  }
  return found;
}

test("every screen has only sentences of the catalogue, and room for longer ones", async ({
  page,
  browser,
}) => {
  const member = await (await browser.newContext()).newPage();
  await signUp(member, site);

  const { url: providerUrl } = site.stack.provider;
  const content = await readContentTexts(providerUrl);
  const t = translatorOf(pseudoSentences());
  const found: Record<string, string[]> = {};
  for (const { name, address, isForMembers, open } of await visitorScreens(providerUrl))
    await test.step(name, async () => {
      const visitor = isForMembers ? member : page;
      await visitor.setViewportSize({ width: 1280, height: 844 });
      await visitor.goto(site.url + localPath(`/${PSEUDO_LANGUAGE}`, address));
      await open?.(visitor, t);
      for (const fault of [...(await findUntranslated(visitor, content)), ...(await overflows(visitor))])
        (found[fault] ??= []).push(name);
    });
  expect(found).toEqual({});
});
