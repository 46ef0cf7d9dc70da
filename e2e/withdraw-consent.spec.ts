import { createAdmin } from "./support/admin";
import { expectNoAxeViolations } from "./support/accessibility";
import { expectSent, fillIn, JOIN_US, openForm, ownEmail, submitButton } from "./support/forms";
import { readOutbox } from "./support/mails";
import { expect, test } from "./support/test";
import { TESTIMONY_CONSENTS } from "@lampstand/contract/consents";

const UNKNOWN = "A".repeat(43);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a consent is withdrawn by the link in its mail, not by opening it", async ({
      browser,
      page,
      startStack,
    }) => {
      const { site, provider, dataDir } = await startStack();
      const email = ownEmail();
      const visitor = await browser.newPage({ javaScriptEnabled: true });
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
      await expect(page.getByText(TESTIMONY_CONSENTS.agreeToUseTestimony.sentence)).toBeVisible();
      await expect(page.getByText(TESTIMONY_CONSENTS.agreeToPromotions.sentence)).toBeHidden();
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      const admin = await createAdmin(provider.url);
      const consents = async () =>
        JSON.stringify((await admin.find(JOIN_US.collection, "email", email))?.consents);
      expect(await consents()).not.toMatch(/"withdrawnAt":"/);

      await page.getByRole("button", { name: "Withdraw my consent" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your consent is withdrawn");
      await expect(page.getByText(/Agreed on \d{4}-\d\d-\d\d, withdrawn on \d{4}-\d\d-\d\d/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Withdraw my consent" })).toBeHidden();
      expect(await consents()).toMatch(/"withdrawnAt":"/);

      await provider.stop();
      await page.reload();
      await expect(page.getByText("We could not reach our server just now.")).toBeVisible();
    });
  });

for (const token of [UNKNOWN, "short", "..%2f..%2fadmin", "%3Cscript%3E"])
  test(`there is no consent at ${token}`, async ({ page }) => {
    const answer = await page.goto(`/withdraw-consent/${token}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link leads to no consent");
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  });

test("the button's call copes with anything @site", async ({ request }) => {
  const post = (data: string) =>
    request.post("/api/withdraw-consent", {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      data,
      maxRedirects: 0,
    });
  expect((await post("")).status()).toBe(400);
  expect((await post(`token=${"x".repeat(5000)}`)).status()).toBe(400);
  for (const token of [UNKNOWN, "../../x", "a\r\nSet-Cookie: b=c"]) {
    const answer = await post(`token=${encodeURIComponent(token)}`);
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe(`/withdraw-consent/${encodeURIComponent(token)}?failed`);
    expect(answer.headers()["set-cookie"]).toBeUndefined();
  }
});

/** The link that a mail in the outbox carries; empty while there is none. */
async function linkIn(dataDir: string): Promise<string> {
  const texts = (await readOutbox(dataDir)).map(({ text }) => text).join("\n");
  return /https?:\/\/\S+\/withdraw-consent\/[\w-]{43}/.exec(texts)?.[0] ?? "";
}
