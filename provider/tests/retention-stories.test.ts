import { pass } from "./support/clock";
import { startProvider } from "./support/provider";
import { AN_HOUR, DAY, type KeptCollection, withRetention } from "./support/retention";
import { realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail } from "./support/visitor";

const { payload, request } = await startProvider();
const { placeOf, withdraw, asked, agree } = await withRetention({ payload });
const { trashWhatIsOver } = await import("../src/features/retention/retention");
const { emptyTrash } = await import("../src/features/erasure/empty-trash");
const { idOf } = await import("../src/lib/id-of");

async function aStory() {
  const words = storyWords({ email: someEmail() });
  await sendStory(request, words, await realVideo());
  const { docs } = await payload.find({ collection: "stories", where: { slug: { equals: words.slug } } });
  return String(docs[0]?.id);
}

const decide = (id: string, data: Record<string, string>) =>
  payload.update({ collection: "stories", id, data, depth: 0 });

const decline = (id: string) => decide(id, { status: "Declined", reason: "Too loud" });

/** Returns a published story and its video. */
async function aPublishedStory() {
  const id = await aStory();
  const { video } = await decide(id, { status: "Published", title: "A story" });
  return { id, video: idOf(video) ?? "" };
}

const inTrash = (collection: KeptCollection, id: string) =>
  payload.update({ collection, id, data: { deletedAt: new Date().toISOString() }, trash: true });

const erase = (collection: KeptCollection, id: string) => payload.delete({ collection, id, trash: true });

it("a story's period starts at its decision, however long it waited or was on the site", async () => {
  const [waiting, declined] = [await aStory(), await aStory()];
  const [{ id: withdrawn }, { id: takenBack }] = [await aPublishedStory(), await aPublishedStory()];
  const { id: parent } = await asked({ story: takenBack });
  pass(200 * DAY);
  await decline(declined);
  await withdraw("stories", withdrawn);
  await withdraw("others-consents", parent);
  const all = [waiting, declined, withdrawn, takenBack];
  const placesNow = async () => {
    await trashWhatIsOver(payload);
    return Promise.all(all.map((id) => placeOf("stories", id)));
  };
  pass(180 * DAY - AN_HOUR);
  expect(await placesNow()).toEqual(["here", "here", "here", "here"]);
  pass(AN_HOUR + 1);
  expect(await placesNow()).toEqual(["here", "trash", "trash", "trash"]);
});

it("answers about a story are kept as long as it or its video exists, and their period begins then", async () => {
  const { id: story, video } = await aPublishedStory();
  const [{ id: ofStory }, { id: ofVideo }] = [await asked({ story }), await asked({ video })];
  for (const id of [ofStory, ofVideo]) await agree(id);
  const given = { fullName: "Ann", email: someEmail(), video };
  const { id: proof } = await payload.create({ collection: "testimony-consents", data: given });
  const all = [
    ["others-consents", ofStory],
    ["others-consents", ofVideo],
    ["testimony-consents", proof],
  ] as const;
  const places = () => Promise.all(all.map(([collection, id]) => placeOf(collection, id)));
  const placesNow = async () => {
    await trashWhatIsOver(payload);
    return places();
  };
  const refused = /^We keep (Ann|Eva)/;

  pass(1_200 * DAY);
  expect(await placesNow()).toEqual(["here", "here", "here"]);
  await payload.update({ collection: "videos", id: video, data: { status: "Declined" } });
  await inTrash("stories", story);
  expect(await placesNow()).toEqual(["here", "here", "here"]);
  for (const [collection, id] of all) {
    await expect(erase(collection, id)).rejects.toThrow(refused);
    await inTrash(collection, id);
  }
  // Long enough in the trash, and long before the story.
  await payload.update({ collection: "stories", id: story, data: { deletedAt: null }, trash: true });
  pass(31 * DAY);
  await emptyTrash(payload);
  expect(await places()).toEqual(["trash", "trash", "trash"]);
  for (const [collection, id] of all)
    await payload.update({ collection, id, data: { deletedAt: null }, trash: true });

  pass(1_200 * DAY);
  await erase("stories", story);
  // Staff may still show it.
  await payload.update({ collection: "videos", id: video, data: { deletedAt: null }, trash: true });
  pass(1_095 * DAY - AN_HOUR);
  expect(await placesNow()).toEqual(["here", "here", "here"]);
  pass(AN_HOUR + 1);
  expect(await placesNow()).toEqual(["trash", "here", "here"]);
  await erase("videos", video);
  pass(1_095 * DAY - AN_HOUR);
  expect((await placesNow()).slice(1)).toEqual(["here", "here"]);
  pass(AN_HOUR + 1);
  expect((await placesNow()).slice(1)).toEqual(["trash", "trash"]);
});

it("an unanswered question can be erased; someone who agreed and is asked again about a new cut has answered", async () => {
  const story = await aStory();
  const [{ id: wrong }, { id: again }] = [await asked({ story }), await asked({ story })];
  await agree(again, null);
  await erase("others-consents", wrong);
  expect(await placeOf("others-consents", wrong)).toBe("nowhere");
  await expect(erase("others-consents", again)).rejects.toThrow("We keep Eva");
  await erase("stories", story);
  expect(await placeOf("others-consents", again)).toBe("here");
});

it("emptying the trash keeps the answers about a story that was shown", async () => {
  const { id: story, video } = await aPublishedStory();
  const { id: agreed } = await asked({ story });
  await agree(agreed);
  const { email } = await payload.findByID({ collection: "stories", id: story });
  await withdraw("stories", story);
  await inTrash("stories", story);
  pass(31 * DAY);
  await emptyTrash(payload);
  expect([await placeOf("stories", story), await placeOf("videos", video)]).toEqual(["nowhere", "nowhere"]);
  expect(await placeOf("others-consents", agreed)).toBe("here");
  const proofs = await payload.find({
    collection: "testimony-consents",
    where: { email: { equals: email } },
  });
  expect(proofs.docs).toEqual([expect.objectContaining({ withdrawnAt: expect.any(String) as string })]);
});
