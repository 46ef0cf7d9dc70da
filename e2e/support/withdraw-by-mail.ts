import { consentIn } from "@lampstand/contract/consent-sentences";
import { expect, type Page } from "@playwright/test";
import { createAdmin } from "./admin";
import { expectSent, fillIn, JOIN_US, openForm, ownEmail, submitButton } from "./forms";
import { readOutbox } from "./mails";
import type { Stack } from "./stack";

interface Pages {
  /** Where the visitor gives the consent, with script. */
  visitor: Page;
  /** Where the visitor withdraws it. */
  page: Page;
  /** Further checks on the page that asks. */
  look?: (page: Page) => Promise<void>;
}

/** Gives a consent, opens the link in its mail, and withdraws it there. */
export async function withdrawByMail({ site, provider, dataDir }: Stack, { visitor, page, look }: Pages) {
  const email = ownEmail();
  await openForm(visitor, { ...JOIN_US, path: site.url + JOIN_US.path });
  await fillIn(visitor, JOIN_US, { Email: email });
  await visitor.getByRole("checkbox").first().check();
  await submitButton(visitor, JOIN_US).click();
  await expectSent(visitor, JOIN_US);

  let link = "";
  await expect.poll(async () => (link = await linkIn(dataDir)), { timeout: 30_000 }).not.toBe("");
  expect(link.startsWith(`${site.url}/withdraw-consent/`)).toBe(true);

  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  expect(opened?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Withdraw your consent");
  await expect(page.getByText(consentIn("agreeToUseTestimony", "en").sentence)).toBeVisible();
  await expect(page.getByText(consentIn("agreeToPromotions", "en").sentence)).toBeHidden();
  await look?.(page);
  const admin = await createAdmin(provider.url);
  const consents = async () =>
    JSON.stringify((await admin.find(JOIN_US.collection, "email", email))?.consents);
  expect(await consents()).not.toMatch(/"withdrawnAt":"/);

  await page.getByRole("button", { name: "Withdraw my consent" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’ve withdrawn your consent");
  await expect(page.getByText(/Agreed on \w+ \d{1,2}, \d{4}, withdrawn on \w+ \d{1,2}, \d{4}/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw my consent" })).toBeHidden();
  expect(await consents()).toMatch(/"withdrawnAt":"/);
}

/** Returns the link in a mail of the outbox; empty while there is none. */
async function linkIn(dataDir: string): Promise<string> {
  const texts = (await readOutbox(dataDir)).map(({ text }) => text).join("\n");
  return /https?:\/\/\S+\/withdraw-consent\/[\w-]{43}/.exec(texts)?.[0] ?? "";
}
