import { test as base } from "@playwright/test";
import { startStack, type Stack, type StackOptions } from "./stack";

interface Fixtures {
  /** Starts a site and provider for this test alone; they are stopped when it ends. */
  startStack: (options?: StackOptions) => Promise<Stack>;
}

interface WorkerFixtures {
  /** Address of the site that all specs share. */
  siteUrl: string;
  /** Address of the provider that all specs share. */
  providerUrl: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  siteUrl: [async ({}, use) => use(variable("E2E_SITE_URL")), { scope: "worker" }],
  providerUrl: [async ({}, use) => use(variable("E2E_PROVIDER_URL")), { scope: "worker" }],
  // A request that a test intercepts may still be on its way when the test ends.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  startStack: async ({}, use) => {
    const stacks: Stack[] = [];
    await use(async (options) => {
      const stack = await startStack(options);
      stacks.push(stack);
      return stack;
    });
    await Promise.all(stacks.map((stack) => stack.stop()));
  },
});

export { expect } from "@playwright/test";

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup has not run`);
  return value;
}
