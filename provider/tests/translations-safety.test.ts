import { expectFailure } from "./support/read";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";
import { startTranslations, to } from "./support/translations";

const { payload, request, signInAs, staff, translate, video } = await startTranslations();
const { anonymizeStory } = await import("../src/features/members/anonymize-stories");

/** Publishes a story told by Rahel Musterfrau, and returns it with its video. */
async function aStory(more: Record<string, unknown> = {}) {
  const words = storyWords({ name: "Rahel Musterfrau" });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id } = await staff.one("stories", "slug", words.slug ?? "");
  await staff.update("stories", id, { status: "Published", title: "A story", ...more });
  return { id, shown: await staff.one("videos", "slug", words.slug ?? "") };
}

const trash = (id: string, deletedAt: string | null) =>
  request.patch(`/api/translations/${id}?trash=true`, { headers: staff.headers, data: { deletedAt } });

describe("a translation of a story without its storyteller's name", () => {
  it("must not name them, and hides the story if it does", async () => {
    const { id, shown } = await aStory({ isUnnamed: true });
    const named = to("videos", shown, { title: "Rahel encuentra la paz" });
    expect(await staff.refusal("translations", named)).toContain("must not name its storyteller");
    const translation = await staff.create("translations", { ...named, status: "Draft" });
    await staff.update("stories", id, { isUnnamed: false });
    await staff.update("translations", translation.id, { status: "Active" });
    expect(await video(shown.slug)).toMatchObject({ name: "Rahel encuentra la paz" });
    await staff.update("stories", id, { isUnnamed: true });
    const isGone = () => expectFailure(request, `/get_individual_video/${String(shown.slug)}`, 404);
    await isGone();
    await trash(translation.id, new Date().toISOString());
    expect(await video(shown.slug)).toMatchObject({ name: "A story" });
    await trash(translation.id, null);
    await isGone();
    await staff.update("translations", translation.id, { status: "Draft" });
    expect(await video(shown.slug)).toMatchObject({ name: "A story" });
  });

  it("hides the story while it is older than the text, since it may name them in another alphabet", async () => {
    const { id, shown } = await aStory({ title: "Rahel finds peace" });
    const translation = await translate("videos", shown, { language: "ar", title: "راحيل تجد السلام" });
    expect(await video(shown.slug, "?language=ar")).toMatchObject({ name: "راحيل تجد السلام" });
    await staff.update("stories", id, { isUnnamed: true, title: "Finding peace" });
    for (const query of ["", "?language=ar"])
      await expectFailure(request, `/get_individual_video/${String(shown.slug)}${query}`, 404);
    expect(await staff.one("videos", "id", shown.id)).toMatchObject({ objection: "old-translation" });
    await staff.update("translations", translation.id, { title: "إيجاد السلام" });
    expect(await video(shown.slug, "?language=ar")).toMatchObject({ name: "إيجاد السلام" });
  });
});

it("colleagues who approve a story that could put someone in danger read its translations", async () => {
  const words = storyWords({ danger: "perhaps" });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id } = await staff.one("stories", "slug", words.slug ?? "");
  const colleagues = [staff, await signInAs("reviewer")];
  const approve = async () => {
    for (const colleague of colleagues)
      await colleague.update("stories", id, { status: "Published", title: "A story", approves: true });
  };
  await approve();
  const shown = await staff.one("videos", "slug", words.slug ?? "");
  await translate("videos", shown, { title: "Una historia" });
  await expectFailure(request, `/get_individual_video/${String(shown.slug)}`, 404);
  const asked = { headers: colleagues[1]?.headers ?? {}, data: {} };
  expect((await request.post(`/api/stories/${id}/visibility`, asked)).json()).toMatchObject({
    needsApproval: true,
    translations: [{ language: "es", title: "Una historia" }],
  });
  await approve();
  expect(await video(shown.slug)).toMatchObject({ name: "Una historia" });
});

it("the translations of a story are erased when its storyteller leaves", async () => {
  const { id, shown } = await aStory({ title: "Rahel’s story" });
  await translate("videos", shown, { title: "La historia de Rahel" });
  const story = await payload.findByID({ collection: "stories", id, depth: 0, showHiddenFields: true });
  await anonymizeStory(payload, story, { firstName: "Rahel", lastName: "Musterfrau" });
  expect(await staff.count("translations", "of", `videos:${shown.id}`)).toBe(0);
  expect(JSON.stringify(await video(shown.slug))).not.toContain("Rahel");
});
