import { type CollectionBeforeChangeHook, createLocalReq, type Payload } from "payload";

import { updateIf } from "../../lib/db/writes";
import type { Member, Story } from "../../payload-types";
import { HIDES_EARLIER_TEXT } from "../revalidation/gone";
import { videoOfStory } from "../visibility/video-of-story";
import { idOf } from "../../lib/id-of";
import { submissionsOf } from "./member-addresses";
import { NOBODYS_NAME } from "../safety/names";
import { noteRemoval } from "../removals/journal";
import { withoutNames } from "./without-names";

/** Whose story it is, once nobody is to know. No mail goes to `.invalid`. */
const NOBODY = {
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
const UNTOLD = {
  recordedAt: "",
  youtubeLink: "",
  YTShortLink: "",
  facebookLink: "",
  tiktokLink: "",
  instagramLink: "",
  churchLink: "",
};

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
  await unnameVideo(payload, member, story);
  await unnameClip(payload, story);
  const { title, description } = story;
  const words = unnamed({ title, description }, namesIn(member, story));
  // An update, for staff: who has it open would otherwise save the old title.
  const updatedAt = new Date().toISOString();
  await updateIf(payload, {
    collection: "stories",
    where: { id: { equals: story.id } },
    data: { ...UNNAMED, ...words, updatedAt },
  });
  // A video may have been made meanwhile.
  await unnameVideo(payload, member, story);
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

async function unnameVideo(payload: Payload, member: Names, story: Story): Promise<void> {
  const video = await videoOfStory(await createLocalReq({}, payload), story);
  if (!video) return;
  const { name, description } = video;
  const data = { ...UNTOLD, hashtagId: [], ...unnamed({ name, description }, namesIn(member, story)) };
  const context = { [HIDES_EARLIER_TEXT]: true };
  await payload.update({ collection: "videos", id: video.id, data, context, depth: 0, trash: true });
  // What it was called before is as telling.
  await payload.db.deleteVersions({ collection: "videos", where: { parent: { equals: video.id } } });
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

function unnamed(words: Record<string, string | null | undefined>, names: string[]) {
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, text && withoutNames(text, names)]),
  );
}

function namesIn({ firstName, lastName }: Names, { name }: Story): string[] {
  return [name, `${firstName} ${lastName}`, firstName, lastName];
}
