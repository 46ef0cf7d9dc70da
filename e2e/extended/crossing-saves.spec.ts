import { createAdmin, type Admin } from "../support/admin";
import { aStory, sendStory, submit } from "../support/provider-calls";
import { createStack, type Stack } from "../support/stack";
import { expect, test } from "../support/test";

// Keeps all of them in one worker, which starts the providers once.
test.describe.configure({ mode: "default", timeout: 150_000 });

/** How often to try each: it meets a save by chance, about every other time. */
const SIZES = [
  { rounds: 4, tag: "@small" },
  { rounds: 24, tag: "@soak" },
];

// Two providers share one database, because one process does things in sequence.
let stack: Stack;
let second: Stack;
let saver: Admin;
let other: Admin;

test.beforeAll(async () => {
  stack = await createStack();
  second = await createStack({ variables: { DATA_DIR: stack.dataDir } });
  await stack.provider.start();
  saver = await createAdmin(stack.provider.url);
  await second.provider.start();
  other = await createAdmin(second.provider.url);
});

test.afterAll(async () => {
  await second.stop();
  await stack.stop();
});

/** Saves a record with one provider, at least once before the other one acts on it and then until it has. */
async function whileSaving(save: () => Promise<unknown>, act: () => Promise<unknown>): Promise<void> {
  await save();
  const done = new AbortController();
  const saving = (async () => {
    while (!done.signal.aborted) await save();
  })();
  await act().finally(() => done.abort());
  await saving;
}

function expectWithdrawn(error: unknown) {
  expect(String(error)).toContain("has withdrawn their consent");
}

const noted = { readAt: expect.any(String), withdrawnAt: expect.any(String) };

for (const { rounds, tag } of SIZES) {
  test(`saving a consent undoes neither its withdrawal nor its read mark ${tag}`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const email = `ruth${round}@example.org`;
      await submit(stack, "/add-join-us", { fullName: "Ruth", email, agreeToUseTestimony: true });
      const { id = "" } = (await saver.find("testimony-consents", "email", email)) ?? {};
      await whileSaving(
        () => saver.update("testimony-consents", id, { isHandled: true }),
        async () => {
          await other.press("testimony-consents", id, "read");
          await other.press("testimony-consents", id, "withdraw-consent");
        },
      );
      expect(await saver.find("testimony-consents", "email", email)).toMatchObject({
        ...noted,
        isHandled: true,
        consents: [{ withdrawnBy: other.credentials.email }],
      });
    }
  });

  test(`a story published while its teller withdraws leaves the site ${tag}`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const slug = `crossed${round}`;
      expect((await sendStory(stack, { ...aStory, slug }, slug)).status).toBe(200);
      const { id = "" } = (await saver.find("stories", "slug", slug)) ?? {};
      await Promise.all([
        // Refused if the withdrawal comes first.
        saver.update("stories", id, { status: "Published" }).catch(() => undefined),
        other.press("stories", id, "withdraw-consent"),
      ]);
      const statusOfVideo = async () => (await saver.find("videos", "slug", slug))?.status;
      await expect.poll(statusOfVideo).not.toBe("Active");
      expect(await saver.find("stories", "slug", slug)).toMatchObject({ withdrawnAt: expect.any(String) });
    }
  });

  test(`saving a story undoes neither its withdrawal nor a decision's results ${tag}`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const slug = `round${round}`;
      const words = { ...aStory, slug };
      expect((await sendStory(stack, words, slug)).status).toBe(200);
      const { id = "" } = (await saver.find("stories", "slug", slug)) ?? {};
      await whileSaving(
        () => saver.update("stories", id, { title: slug }),
        () => other.update("stories", id, { status: "Published" }),
      );
      const published = await saver.find("stories", "slug", slug);
      // A save at the same moment may have reverted the decision, but then completely.
      expect(published?.carriedOut).toBe(published?.status);
      await whileSaving(
        // Refused after the withdrawal.
        () => saver.update("stories", id, { title: slug }).catch(expectWithdrawn),
        async () => {
          await other.press("stories", id, "read");
          await other.press("stories", id, "withdraw-consent");
        },
      );
      expect(await saver.find("stories", "slug", slug)).toMatchObject({ ...noted, title: slug });
      expect((await saver.find("videos", "slug", slug))?.status).not.toBe("Active");
    }
  });
}
