import { expect, type Page } from "@playwright/test";
import type { Admin } from "./admin";
import { signInAsAdmin } from "./admin-sign-in";
import { createStack, type Stack, type StackOptions } from "./stack";

/** Starts a provider without a site and signs in an admin. */
export async function withDashboard(
  page: Page,
  options: StackOptions,
  use: (stack: Opened) => Promise<void>,
) {
  const stack = await createStack(options);
  try {
    await stack.provider.start();
    const admin = await signInAsAdmin(page, stack.provider.url);
    await expect(page.getByRole("heading", { name: /^First steps/ })).toBeVisible();
    await use({ stack, admin });
  } finally {
    await stack.stop();
  }
}

type Opened = { stack: Stack; admin: Admin };
