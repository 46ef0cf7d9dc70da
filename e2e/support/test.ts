import { test as base } from "@playwright/test";
import { deviceOf } from "./devices";
import { startForeignSite, type ForeignSite } from "./foreign-site";
import { startMemberSite, type MemberSite } from "./member-site";
import { startStack, type Stack, type StackOptions } from "./stack";
import { startStackPool, type StackPool } from "./stack-pool";

interface Fixtures {
  /**
   * Starts a site and provider with the seeded content for one test. With options, they start and stop with the test.
   * Without, the worker's tests share them in turn, unless one ends a program.
   */
  startStack: (options?: StackOptions) => Promise<Stack>;
}

/** Started by a worker's first test that needs them, and shared by all of its tests. */
interface WorkerFixtures {
  /** Address of the site that all workers share. */
  siteUrl: string;
  /** Address of the provider that all workers share. */
  providerUrl: string;
  /** Where `startStack` gets its stacks. */
  stackPool: StackPool;
  /** A site and provider with a mail server and a clock. Each test is a different visitor there. */
  memberSite: MemberSite;
  /** A site whose provider each test defines. */
  foreignSite: ForeignSite;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  siteUrl: [async ({}, use) => use(variable("E2E_SITE_URL")), { scope: "worker" }],
  providerUrl: [async ({}, use) => use(variable("E2E_PROVIDER_URL")), { scope: "worker" }],
  stackPool: [shared(startStackPool), { scope: "worker" }],
  memberSite: [shared(() => startMemberSite()), { scope: "worker" }],
  foreignSite: [shared(startForeignSite), { scope: "worker" }],
  viewport: ({}, use, info) => use(deviceOf(info).viewport),
  hasTouch: ({}, use, info) => use(deviceOf(info).hasTouch),
  isMobile: ({}, use, info) => use(deviceOf(info).isMobile),
  deviceScaleFactor: ({}, use, info) => use(deviceOf(info).deviceScaleFactor),
  // An intercepted request may still be running when the test ends.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  startStack: async ({ stackPool }, use) => {
    const own: Stack[] = [];
    const taken: Stack[] = [];
    await use(async (options) => {
      const stack = await (options ? startStack(options) : stackPool.take());
      (options ? own : taken).push(stack);
      return stack;
    });
    await Promise.all([...own.map((stack) => stack.stop()), ...taken.map(stackPool.giveBack)]);
  },
});

export { expect } from "@playwright/test";

/** Returns a fixture that starts once and stops at the end. */
function shared<Value extends { stop: () => Promise<void> }>(start: () => Promise<Value>) {
  // Playwright reads the required fixtures from the pattern.
  return async ({}, use: (value: Value) => Promise<void>) => {
    const value = await start();
    await use(value);
    await value.stop();
  };
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup has not run`);
  return value;
}
