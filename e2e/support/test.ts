import { test as base } from "@playwright/test";
import { deviceOf } from "./devices";
import { startForeignSite, type ForeignSite } from "./foreign-site";
import { startMemberSite, type MemberSite } from "./member-site";
import { startStack, type Stack, type StackOptions } from "./stack";
import { startStackPool, type StackPool } from "./stack-pool";

interface Fixtures {
  /**
   * A site and provider with the seeded content, for this test alone. With options they are started for it and stopped when
   * it ends; without, other tests of the worker had them before, or get them next, unless this one ends a program.
   */
  startStack: (options?: StackOptions) => Promise<Stack>;
}

/** Started by the first test of a worker that needs them, and shared by all of its tests. */
interface WorkerFixtures {
  /** Address of the site that all workers share. */
  siteUrl: string;
  /** Address of the provider that all workers share. */
  providerUrl: string;
  /** What `startStack` takes a stack from. */
  stackPool: StackPool;
  /** A site and its provider, with a mail server and a clock. Each test is somebody else there. */
  memberSite: MemberSite;
  /** A site whose provider is the test's own. */
  foreignSite: ForeignSite;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  siteUrl: [async ({}, use) => use(variable("E2E_SITE_URL")), { scope: "worker" }],
  providerUrl: [async ({}, use) => use(variable("E2E_PROVIDER_URL")), { scope: "worker" }],
  stackPool: [shared(startStackPool), { scope: "worker" }],
  memberSite: [shared(startMemberSite), { scope: "worker" }],
  foreignSite: [shared(startForeignSite), { scope: "worker" }],
  viewport: ({}, use, info) => use(deviceOf(info).viewport),
  hasTouch: ({}, use, info) => use(deviceOf(info).hasTouch),
  isMobile: ({}, use, info) => use(deviceOf(info).isMobile),
  deviceScaleFactor: ({}, use, info) => use(deviceOf(info).deviceScaleFactor),
  // A request that a test intercepts may still be on its way when the test ends.
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

/** A fixture that is started once and stopped in the end. */
function shared<Value extends { stop: () => Promise<void> }>(start: () => Promise<Value>) {
  // Playwright reads from the pattern which other fixtures one needs.
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
