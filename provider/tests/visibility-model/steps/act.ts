import type { Staff } from "../../support/staff";
import type { Model, Story, World } from "../world";

/** An action that somebody does to a story in a world. */
export type Act = (world: World, story: Story, model: Model, by: Staff) => Promise<unknown>;

export type Acts = Record<string, Act>;

let titles = 0;

/** Returns a title that was never used before. */
export const newTitle = () => `Title ${(titles += 1)}`;

/** Notes what visitors would read now. */
export async function noteWords({ wordsNow }: World, story: Story): Promise<void> {
  story.facts.words = await wordsNow(story);
  if (story.facts.words.picture === "") story.poster = undefined;
}

/** Saves a record. */
export async function saves(world: World, story: Story, by: Staff, path: string, data: object) {
  const isDone = await world.does(by, "PATCH", path, data);
  if (isDone) await noteWords(world, story);
  return isDone;
}

/** Returns an action on the story's video, if there is one. */
export const video = (act: (world: World, story: Story, id: string, by: Staff) => Promise<unknown>): Act => {
  return async (world, story, _, by) => story.videoId && act(world, story, story.videoId, by);
};

export const restores = { deletedAt: null };
export const trashes = () => ({ deletedAt: new Date().toISOString() });
