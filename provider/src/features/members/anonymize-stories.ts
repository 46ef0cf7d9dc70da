import { type CollectionBeforeChangeHook, createLocalReq, type Payload } from "payload";

import { updateIf } from "../../lib/db/writes";
import { idOf } from "../../lib/id-of";
import type { Member, Story } from "../../payload-types";
import { noteRemoval } from "../removals/journal";
import { HIDES_EARLIER_TEXT } from "../revalidation/gone";
import { holdsNameOf, NOBODYS_NAME, withoutNames } from "../safety/names";
import { forgetFormerSlug, formerSlugsOf } from "../slugs/former-slugs";
import { eachLink } from "../videos/links";
import { videosOfStory } from "../visibility/facts";
import { submissionsOf } from "./member-addresses";

/** Whose story it is, once nobody is to know. No mail goes to `.invalid`. */
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

/** What else says who it was: a story stays without it, and its video too. */
const UNTOLD = { recordedAt: "", ...eachLink(() => "") };

const UNNAMED = { ...NOBODY, ...UNTOLD, hastags: [], isUnnamed: true };

/**
 * Leaves the stories that a member gave as they are, but without the member's name, address and phone number. Whoever
 * is publishing one at that moment notices, and names nobody.
 * @returns How many there were.
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
 * Takes its teller's names out of a story, but for which it stays as it is.
 * @returns Whether it had any.
 */
export async function anonymizeStory(payload: Payload, story: Story, member: Names): Promise<boolean> {
  if (story.email === NOBODY.email) return false;
  await unnameVideos(payload, member, story);
  await unnameClip(payload, story);
  const { id, title, description, slug } = story;
  const words = unnamed({ id, slug, title, description }, namesIn(member, story));
  // An update, for staff: who has it open would otherwise save the old title.
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
 * A save writes everything as it had read it. What has lost its teller since then stays without: only what is written in
 * the moment between this look and the save itself has to be found again by its address.
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
    // What it was called before, and where it was, is as telling.
    await payload.db.deleteVersions({ collection: "videos", where: { parent: { equals: id } } });
    for (const former of await formerSlugsOf(req, "videos", id))
      if (isTelling(former, names)) await forgetFormerSlug(req, "videos", former);
  }
}

/** Whether an address says who it is. */
function isTelling(slug: string, names: string[]): boolean {
  return names.some((name) => holdsNameOf(slug, name));
}

/** Staff know a visitor's clip by the visitor's name. */
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
  return { ...Object.fromEntries(texts), ...(isTelling(slug, names) && { slug: id }) };
}

/** Each word of the name in the story stands for it, too: the account may have another, or be gone. Small ones, as ‘van’, are of the language. */
function namesIn({ firstName, lastName }: Names, { name }: Story): string[] {
  const words = name.match(/[\p{L}\p{M}\p{Cf}'’-]{2,}/gu) ?? [];
  const own = words.filter((word) => /^\p{Lu}/u.test(word));
  const ends = [words.at(0), words.at(-1)].flatMap((word) => word ?? []);
  return [name, `${firstName} ${lastName}`, firstName, lastName, ...ends, ...own];
}
