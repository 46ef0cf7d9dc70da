import type { Staff } from "../../support/staff";
import type { Words } from "../oracle";
import type { Model, Story, World } from "../world";

/** One thing that somebody does, in a world, to a story. */
export type Act = (world: World, story: Story, model: Model, by: Staff) => Promise<unknown>;

export type Acts = Record<string, Act>;

let titles = 0;

/** A title that nothing had before. */
export const newTitle = () => `Title ${(titles += 1)}`;

/** What two colleagues approve of the words. */
const approved = ({ hashtags: _, ...words }: Words) => JSON.stringify(words);

/** Whether saving changed what had been approved; before there is a video, that is its title and the name alone. */
const isChanged = (before: Words, after: Words, hadVideo: boolean) =>
  hadVideo
    ? approved(before) !== approved(after)
    : before.title !== after.title || before.isUnnamed !== after.isUnnamed;

/** Whether what visitors read is what they were approved with. */
export const areSameWords = (one: Words, other: Words) => approved(one) === approved(other);

/** Looks at what visitors would read now; whatever changes of it has to be approved again. */
export async function noteWords({ wordsNow }: World, story: Story, hadVideo = true): Promise<void> {
  const after = await wordsNow(story);
  if (isChanged(story.facts.words, after, hadVideo)) story.facts.approvedBy.clear();
  story.facts.words = after;
}

/** Saves a record. */
export async function saves(world: World, story: Story, by: Staff, path: string, data: object) {
  const hadVideo = story.videoId !== undefined;
  const isDone = await world.does(by, "PATCH", path, data);
  if (isDone) await noteWords(world, story, hadVideo);
  return isDone;
}

/** What is done to the story's video, where there is one. */
export const video = (act: (world: World, story: Story, id: string, by: Staff) => Promise<unknown>): Act => {
  return async (world, story, _, by) => story.videoId && act(world, story, story.videoId, by);
};

export const restores = { deletedAt: null };
export const trashes = () => ({ deletedAt: new Date().toISOString() });
