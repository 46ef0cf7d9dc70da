import { expectNoAxeViolations } from "./support/accessibility";
import { expect, test } from "./support/test";
import { withdrawByMail } from "./support/withdraw-by-mail";

const UNKNOWN = "A".repeat(43);

test("the link in the mail withdraws a consent, but only after a press", async ({
  browser,
  page,
  startStack,
}) => {
  const stack = await startStack();
  await withdrawByMail(stack, { visitor: await browser.newPage(), page, look: expectNoAxeViolations });
});

for (const token of [UNKNOWN, "short", "..%2f..%2fadmin", "%3Cscript%3E"])
  test(`no consent exists at ${token}`, async ({ page }) => {
    const answer = await page.goto(`/withdraw-consent/${token}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link isn’t valid");
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  });

test("the button's call survives any input", async ({ request }) => {
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
