import { expect, type Page } from "@playwright/test";
import { createAdmin } from "./admin";
import { openSignedIn } from "./admin-sign-in";
import { createStack, type StackOptions } from "./stack";

/** A provider, without a site, to whose admin an admin has signed in. */
export async function withDashboard(
  page: Page,
  options: StackOptions,
  use: (stack: Opened) => Promise<void>,
) {
  const stack = await createStack(options);
  try {
    await stack.provider.start();
    const admin = await createAdmin(stack.provider.url);
    await openSignedIn(page, stack.provider.url, admin.credentials);
    await expect(page.getByRole("heading", { name: /^First steps/ })).toBeVisible();
    await use({ stack, admin });
  } finally {
    await stack.stop();
  }
}

type Opened = {
  stack: Awaited<ReturnType<typeof createStack>>;
  admin: Awaited<ReturnType<typeof createAdmin>>;
};
