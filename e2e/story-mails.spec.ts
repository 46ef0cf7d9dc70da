import { createAdmin } from "./support/admin";
import { readOutbox } from "./support/outbox";
import { aStory, sendStory } from "./support/send-story";
import { createStack } from "./support/stack";
import { expect, test } from "./support/test";

test("staff hear of a story, and its teller of its arrival and of each decision, once @desktop", async () => {
  const stack = await createStack();
  const { provider, dataDir, env } = stack;
  try {
    await provider.start();
    const admin = await createAdmin(provider.url);
    const settings = await admin.readGlobal("settings");
    const subjectsTo = async (address: unknown) =>
      (await readOutbox(dataDir))
        .filter(({ to }) => to?.[0]?.address === address)
        .map(({ subject }) => subject);
    const lastTo = async (address: unknown) =>
      (await readOutbox(dataDir)).filter(({ to }) => to?.[0]?.address === address).at(-1)?.text ?? "";
    const told: string[] = [];
    const expectTold = async (...subjects: string[]) => {
      told.push(...subjects);
      await expect.poll(() => subjectsTo(aStory.email)).toEqual(told);
    };

    const sentence = "You may show my story.";
    const consents = JSON.stringify([{ purpose: "isAcceptUnrestricted", sentence, version: "1" }]);
    const words = { ...aStory, isAcceptUnrestricted: "true", consents };
    expect((await sendStory(stack, words)).status).toBe(200);
    expect((await sendStory(stack, words)).status).toBe(200);
    await expect.poll(() => subjectsTo(settings.email)).toEqual(["New story from Ruth"]);
    await expectTold("Thank you: what you agreed to");
    const receipt = await lastTo(aStory.email);
    expect(receipt).toContain(sentence);
    expect(receipt).toMatch(/\/withdraw-consent\/[\w-]{43}/);
    for (const typed of [aStory.name, aStory.description]) expect(receipt).not.toContain(typed);

    const id = (await admin.find("stories", "slug", aStory.slug))?.id ?? "";
    expect(await lastTo(settings.email)).toContain(`/admin/collections/stories/${id}`);
    const decide = (data: Record<string, unknown>) => admin.update("stories", id, data);

    await decide({ title: "Ruth finds hope" });
    await decide({ status: "Published" });
    await expectTold("Your story is on our site");
    expect(await lastTo(aStory.email)).toContain(`${env.SITE_URL}/video-detail/${aStory.slug}`);

    await decide({ status: "Published", shownAs: "multiple" });
    await decide({ status: "Declined", reason: "We have changed our mind." });
    await expectTold("About the story you sent us");
    expect(await lastTo(aStory.email)).toContain("We have changed our mind.");

    await decide({ reason: "Other words." });
    await decide({ status: "Pending" });
    await decide({ status: "Published" });
    await expectTold("Your story is on our site");
    expect(await lastTo(aStory.email)).toContain(`${env.SITE_URL}/video-reels?v=${aStory.slug}`);
    expect(await subjectsTo(settings.email)).toHaveLength(1);
  } finally {
    await stack.stop();
  }
});
