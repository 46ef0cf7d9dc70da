import type { Language } from "@lampstand/contract/languages";
import { createAdmin, SHOWN_WITHIN_MS } from "./admin";
import { expect } from "./test";
import type { Stack } from "./stack";

/** Carers, without whom the site doesn't offer to talk. */
const CARERS = ["Ruth", "Paul"];

/** Makes a site offer everything that it can, also in this language. */
export async function offerEverything({ site, provider }: Stack, language: Language): Promise<void> {
  const admin = await createAdmin(provider.url);
  for (const name of CARERS) {
    const email = `${crypto.randomUUID()}@example.org`;
    const { password } = admin.credentials;
    await admin.create("staff", { name, email, password, role: "admin", isCarer: true });
  }
  await admin.updateGlobal("settings", { otherLanguages: [language] });
  const status = async () => (await fetch(`${site.url}/${language}/talk`)).status;
  await expect.poll(status, { timeout: SHOWN_WITHIN_MS }).toBe(200);
}
