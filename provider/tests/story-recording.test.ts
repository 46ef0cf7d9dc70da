import { startProvider } from "./support/provider";
import { expectRefused, expectStored, realVideo, sendStory, storyWords } from "./support/stories";

const { payload, request, staff } = await startProvider();

it("repeated passages are stored with the clip, and its upload is removed as soon as it is prepared", async () => {
  const words = storyWords({ leftOut: "[[0,2.5],[4,5]]" });
  await expectStored(await sendStory(request, words, await realVideo()));
  const story = await staff.one("stories", "slug", words.slug ?? "");
  const file = String(story.file);
  const clip = await payload.findByID({ collection: "clips", id: file, showHiddenFields: true });
  expect(clip.leftOut).toEqual([
    [0, 2.5],
    [4, 5],
  ]);
  const { removeOldOriginals } = await import("../src/features/clips/unused-files");
  await payload.db.updateOne({ collection: "clips", id: file, data: { preparation: "ready" } });
  await removeOldOriginals(payload);
  expect(await payload.findByID({ collection: "clips", id: file })).toMatchObject({
    originalRemovedAt: expect.any(String) as unknown,
  });
});

it("the order of the answers is stored with the clip and passed to the worker", async () => {
  const words = storyWords({ leftOut: "[[0,2.5]]", kept: "[[9,86400],[2.5,6],[6,9]]" });
  await expectStored(await sendStory(request, words, await realVideo()));
  const story = await staff.one("stories", "slug", words.slug ?? "");
  const clip = await payload.findByID({
    collection: "clips",
    id: String(story.file),
    showHiddenFields: true,
  });
  const { unsaidOf } = await import("../src/features/clips/cut-clip");
  expect(unsaidOf(clip)).toEqual({
    kept: [
      [9, 86_400],
      [2.5, 6],
      [6, 9],
    ],
  });
});

it("the site gets the questions that guide a storyteller, and staff can change them", async () => {
  const readSettings = async () =>
    ((await request.get("/web/setting-page-content")).json() as { data: Record<string, unknown> }).data;
  expect(await readSettings()).toMatchObject({
    safety: { asksParentOf: ["teen", "child"] },
    recording: {
      longestSeconds: 120,
      canLeaveOut: true,
      canReorder: true,
      questions: [
        { text: "Before: what was your life like?", translations: [] },
        { text: "Then: what happened?", translations: [] },
        { text: "Now: what is different today?", translations: [] },
      ],
    },
  });
  const questions = [
    { question: "Who helped you?", translations: [{ language: "de", text: "Wer half dir?" }] },
  ];
  await payload.updateGlobal({ slug: "story-form", data: { questions, longestSeconds: 60 } });
  expect((await readSettings()).recording).toEqual({
    longestSeconds: 60,
    canLeaveOut: true,
    canReorder: true,
    questions: [{ text: "Who helped you?", translations: [{ language: "de", text: "Wer half dir?" }] }],
  });
  await payload.updateGlobal({ slug: "story-form", data: { questions: [] } });
  expect((await readSettings()).recording).toMatchObject({ questions: [] });
});

it.each([
  [
    "what is left out in no list",
    { leftOut: "[[1" },
    "We couldn’t read which parts of the recording to leave out.",
  ],
  [
    "what is left out backwards",
    { leftOut: "[[5,1]]" },
    "We couldn’t read which parts of the recording to leave out.",
  ],
  [
    "parts in a wrong order",
    { leftOut: "[[5,6],[1,2]]" },
    "We couldn’t read which parts of the recording to leave out.",
  ],
])("a recording with %s is refused", async (_, more, sentence) => {
  await expectRefused(await sendStory(request, storyWords(more), await realVideo()), 422, sentence);
});

const SAID_AGAIN = { leftOut: "[[0,2]]" };

it.each([
  ["no list", { ...SAID_AGAIN, kept: "[[5" }],
  ["a text", { ...SAID_AGAIN, kept: '"[[5,6],[2,3]]"' }],
  ["texts for seconds", { ...SAID_AGAIN, kept: '[["5","6"],["2","3"]]' }],
  ["a part without an end", { ...SAID_AGAIN, kept: "[[5],[2,3]]" }],
  ["a part backwards", { ...SAID_AGAIN, kept: "[[6,5],[2,3]]" }],
  ["an empty part", { ...SAID_AGAIN, kept: "[[5,5],[2,3]]" }],
  ["a part before the beginning", { ...SAID_AGAIN, kept: "[[5,6],[-1,3]]" }],
  ["parts that overlap", { ...SAID_AGAIN, kept: "[[5,9],[2,6]]" }],
  ["what was said again", { ...SAID_AGAIN, kept: "[[5,9],[1,4]]" }],
  ["nothing that was said again", { kept: "[[5,9],[1,4]]" }],
  ["a moment beyond any film", { ...SAID_AGAIN, kept: "[[5,1e300],[2,3]]" }],
  [
    "too many parts",
    { ...SAID_AGAIN, kept: JSON.stringify(Array.from({ length: 51 }, (_, at) => [at + 2, at + 3])) },
  ],
])("an order of answers with %s is refused", async (_, more) => {
  const sentence = "We couldn’t read the order of the answers in the recording.";
  await expectRefused(await sendStory(request, storyWords(more), await realVideo()), 422, sentence);
});
