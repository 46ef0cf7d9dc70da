import { type CollectionBeforeChangeHook, createLocalReq, type Payload } from "payload";

import { updateIf } from "../../lib/db/writes";
import { idOf } from "../../lib/id-of";
import type { Member, Story } from "../../payload-types";
import { noteRemoval } from "../removals/journal";
import { HIDES_EARLIER_TEXT } from "../revalidation/gone";
import { holdsNameOf, NOBODYS_NAME, withoutNames } from "../safety/names";
import { forgetFormerSlug, formerSlugsOf } from "../slugs/former-slugs";
import { eraseTranslations } from "../translations/translations-plugin";
import { eachLink } from "../videos/links";
import { videosOfStory } from "../visibility/facts";
import { submissionsOf } from "./member-addresses";

/** Replaces whatever identifies the storyteller. Mail to `.invalid` is never sent. */
export const NOBODY = {
  name: NOBODYS_NAME,
  email: "nobody@removed.invalid",
  phone: "",
  parentName: "",
  parentEmail: "",
  notes: null,
  answers: null,
  answerCount: null,
};

/** Other details that could identify them, removed from the story and its video. */
const UNTOLD = { recordedAt: "", ...eachLink(() => "") };

const UNNAMED = { ...NOBODY, ...UNTOLD, hastags: [], isUnnamed: true };

/**
 * Removes a member's name, address and phone number from their stories. Anyone publishing one at that moment notices,
 * and the video names nobody.
 * @returns The number of stories.
 */
export async function anonymizeStories(payload: Payload, member: Member): Promise<number> {
  const stories = await submissionsOf(payload, "stories", member);
  for (const story of stories) {
    await noteRemoval({ collection: "stories", id: story.id, action: "unnamed" });
    await anonymizeStory(payload, story, member);
  }
  return stories.length;
}

type Names = Pick<Member, "firstName" | "lastName">;

/**
 * Removes the storyteller's names from a story.
 * @returns Whether it still named them.
 */
export async function anonymizeStory(payload: Payload, story: Story, member: Names): Promise<boolean> {
  if (story.email === NOBODY.email) return false;
  await unnameVideos(payload, member, story);
  await unnameClip(payload, story);
  const { id, title, description, slug } = story;
  const words = unnamed({ id, slug, title, description }, namesIn(member, story));
  // Counts as an update: staff with it open would otherwise save the old title.
  const updatedAt = new Date().toISOString();
  await updateIf(payload, {
    collection: "stories",
    where: { id: { equals: id } },
    data: { ...UNNAMED, ...words, updatedAt },
  });
  // A video may have been made meanwhile.
  await unnameVideos(payload, member, story);
  return true;
}

/**
 * Keeps a story anonymous when a save that read it earlier writes everything back. Only a write between this check and
 * the save can slip through; it is found again by its address.
 */
export const keepAnonymous: CollectionBeforeChangeHook<Story> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== "update" || !originalDoc || originalDoc.email === NOBODY.email) return data;
  const where = { id: { equals: originalDoc.id } };
  const stored = await req.payload.db.findOne<Story>({ collection: "stories", where, req });
  if (stored?.email !== NOBODY.email) return data;
  const { title, description } = stored;
  return { ...data, ...UNNAMED, title, description, hashtags: [] };
};

async function unnameVideos(payload: Payload, member: Names, story: Story): Promise<void> {
  const req = await createLocalReq({}, payload);
  const names = namesIn(member, story);
  const context = { [HIDES_EARLIER_TEXT]: true };
  for (const { id, name, description, slug } of await videosOfStory(req, story)) {
    const data = { ...UNTOLD, hashtagId: [], ...unnamed({ id, slug, name, description }, names) };
    await payload.update({ collection: "videos", id, data, context, depth: 0, trash: true });
    await eraseTranslations(payload, "videos", id);
    // Earlier names and addresses could identify them too.
    await payload.db.deleteVersions({ collection: "videos", where: { parent: { equals: id } } });
    for (const former of await formerSlugsOf(req, "videos", id))
      if (containsName(former, names)) await forgetFormerSlug(req, "videos", former);
  }
}

function containsName(slug: string, names: string[]): boolean {
  return names.some((name) => holdsNameOf(slug, name));
}

/** Clips are titled with the visitor's name. */
async function unnameClip(payload: Payload, { file }: Story): Promise<void> {
  const id = idOf(file);
  if (!id) return;
  await updateIf(payload, {
    collection: "clips",
    where: { id: { equals: id } },
    data: { title: NOBODY.name },
  });
}

type Text = string | null | undefined;

type Words = { id: string; slug: string; [text: string]: Text };

function unnamed({ id, slug, ...words }: Words, names: string[]) {
  const texts = Object.entries(words).map(([key, text]): [string, Text] => [
    key,
    text && withoutNames(text, names),
  ]);
  return { ...Object.fromEntries(texts), ...(containsName(slug, names) && { slug: id }) };
}

/** Each word of the story's name counts too: the account may differ or be gone. Lower-case words like ‘van’ don't. */
function namesIn({ firstName, lastName }: Names, { name }: Story): string[] {
  const words = name.match(/[\p{L}\p{M}\p{Cf}'’-]{2,}/gu) ?? [];
  const own = words.filter((word) => /^\p{Lu}/u.test(word));
  const ends = [words.at(0), words.at(-1)].flatMap((word) => word ?? []);
  return [name, `${firstName} ${lastName}`, firstName, lastName, ...ends, ...own];
}
