import { expect, test } from "../support/test";
import { withdrawByMail } from "../support/withdraw-by-mail";

test.use({ javaScriptEnabled: false });

test("the link in the mail withdraws a consent without script", async ({ browser, page, startStack }) => {
  const visitor = await browser.newPage({ javaScriptEnabled: true });
  const stack = await startStack();
  await withdrawByMail(stack, { visitor, page });

  await stack.provider.stop();
  await page.reload();
  await expect(page.getByText("We couldn’t reach our server just now.")).toBeVisible();
});
