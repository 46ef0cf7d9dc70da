import { captionPath } from "../../../src/features/captions/clip-captions";
import { z } from "zod";

import { fakeFfmpeg, type PrepareClip } from "../../support/preparation";
import type { StoryFacts } from "../oracle";
import type { Model, Story, World } from "../world";
import { type Act, type Acts, saves } from "./act";

const asksOfFilm =
  (missing: StoryFacts["missing"], action: string, data?: object): Act =>
  async ({ does }, story, _, by) => {
    if (!(await does(by, "POST", `clips/${story.clipId}/${action}`, data))) return;
    story.facts.missing = missing;
    story.asked += 1;
  };

const leaves: Act = async ({ does }, story, _, by) => {
  if (!(await does(by, "POST", `clips/${story.clipId}/leave-as-it-is`))) return;
  story.facts.missing = undefined;
  story.asked += 1;
};

const COVER = { start: 1, end: 2, left: 0, top: 0, width: 1, height: 1 };

/** What was requested for a film when the worker began. */
type Begun = { story: Story; missing: StoryFacts["missing"]; asked: number };

const edition = z.looseObject({
  edition: z.number().nullish(),
  preparation: z.string(),
  task: z.string().nullish(),
});

/** Notes the worker's result, considering later requests. */
async function noteMade(
  { recordOf }: World,
  { story, missing, asked }: Begun,
  before: number,
): Promise<void> {
  const { facts } = story;
  const clip = edition.parse(await recordOf("clips", story.clipId));
  if (clip.preparation === "ready") facts.isPrepared = true;
  // Later requests may have made it worthless.
  const isMade = asked === story.asked || (clip.edition ?? 0) > before;
  if (!missing || !isMade) return;
  facts.isEdited = missing === "edit";
  story.cuts = missing === "edit" ? story.cuts + 1 : 0;
  if (asked === story.asked || !clip.task) facts.missing = undefined;
  facts.edition += 1;
}

/** Lets the worker make what was requested for one film, while something else happens to its story. */
async function makes(world: World, { stories }: Model, meanwhile: (story: Story) => Promise<unknown>) {
  let begun: Begun | undefined;
  let before = 0;
  const prepare: PrepareClip = async (options) => {
    const story = stories.find(({ clipId }) => options.name.includes(clipId));
    if (story) {
      before = edition.parse(await world.recordOf("clips", story.clipId)).edition ?? 0;
      begun = { story, missing: story.facts.missing, asked: story.asked };
      await meanwhile(story);
    }
    return fakeFfmpeg(options);
  };
  await world.work(prepare);
  if (begun) await noteMade(world, begun, before);
}

export const finishes: Act = (world, _story, model) => makes(world, model, () => Promise.resolve());

const fails: Act = ({ work, PreparationError }) =>
  work(() => Promise.reject(new PreparationError("This file cannot be read.")));

/** Lets the worker finish after something else has happened to the story. */
export const late =
  (meanwhile: Act): Act =>
  (world, _story, model, by) =>
    makes(world, model, (story) => meanwhile(world, story, model, by));

const lines = [{ start: 0.5, end: 2, text: "Hello" }];
const caption = z.object({ doc: z.object({ id: z.string(), updatedAt: z.string() }) });

const writesCaptions: Act = async ({ answered, recordOf }, { facts, clipId }, _, by) => {
  if (!(await recordOf("clips", clipId))) return;
  const data = { clip: clipId, lang: "en", cues: lines };
  const made = caption.safeParse(await answered(by, "POST", "captions", data)).data;
  if (made) facts.captions.push(captionPath(made.doc));
};

const setsPoster: Act = async (world, story, { stories }, by) => {
  const picture = world.places.pictures[stories.indexOf(story)];
  if (!picture || !story.videoId) return;
  if (await saves(world, story, by, `videos/${story.videoId}`, { poster: picture.id }))
    story.poster = `/uploads/images/${picture.filename}`;
};

const cut = asksOfFilm("edit", "cut", { start: 1, end: 20 });
const cover = asksOfFilm("edit", "cover", COVER);
const undo = asksOfFilm("whole", "undo-cut");

/** What staff and the worker do to a story's film. */
export const FILM: Acts = {
  "asks for a cut": cut,
  "asks for a cover": cover,
  "asks to undo what was cut": undo,
  "asks to try again": ({ does }, { clipId }, _, by) => does(by, "POST", `clips/${clipId}/retry-task`),
  "asks to prepare it again": ({ does }, { clipId }, _, by) => does(by, "POST", `clips/${clipId}/prepare`),
  "asks for one for projectors": ({ does }, { clipId }, _, by) =>
    does(by, "POST", `clips/${clipId}/make-large`),
  "leaves the film as it is": leaves,
  "the worker finishes": finishes,
  "the worker fails": fails,
  "the worker has no FFmpeg": ({ work }) => work(null),
  "writes captions": writesCaptions,
  "gives the video a picture": setsPoster,
};
