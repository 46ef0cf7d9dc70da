import { z } from "zod";

import type { Staff } from "../../support/staff";
import { approve, approversOf } from "../oracle";
import type { Model, Story, World } from "../world";
import { wordsOf } from "../world";
import { type Act, type Acts, newTitle, noteWords, restores, saves, trashes, video } from "./act";

/** Notes that somebody has approved a story by publishing it, and whether that publishes it. */
function notePublished({ facts, dated }: Story, { rules }: Model, by: Staff, approves: boolean): void {
  if (!facts.isStoryPublished || approves) approve(facts, by.id);
  dated.delete("story");
  const needsAnother = facts.isDangerous && rules.needsTwoForDanger && approversOf(facts).length < 2;
  if (facts.isStoryPublished || needsAnother) return;
  facts.isVideoPublished = true;
  facts.isStoryPublished = true;
  // A trashed or erased video is visible again.
  facts.isVideoInTrash = false;
}

/** Publishes a story, which only approves it while another colleague must approve too. */
export const publishes =
  (more: object = {}): Act =>
  async (world, story, model, by) => {
    const title = story.facts.words.title ? {} : { title: "A story" };
    const data = { status: "Published", ...title, ...more };
    if (!(await saves(world, story, by, `stories/${story.id}`, data))) return;
    notePublished(story, model, by, "approves" in more);
  };

const declines: Act = async (world, story, _, by) => {
  if (await saves(world, story, by, `stories/${story.id}`, { status: "Declined" }))
    story.facts.isStoryPublished = false;
};

export const setsVideo = (status: "Active" | "Pending", more: object = {}): Act =>
  video(async (world, story, id, by) => {
    if (await saves(world, story, by, `videos/${id}`, { status, ...more }))
      story.facts.isVideoPublished = status === "Active";
  });

const copied = z.object({ doc: z.looseObject({ id: z.string(), slug: z.string() }) });

const copies = video(async ({ answered }, story, id, by) => {
  if (story.copy) return;
  const { data } = copied.safeParse(await answered(by, "POST", `videos/${id}/duplicate`, {}));
  if (!data) return;
  const { isTicked, words } = story.facts;
  story.copy = {
    ...{ id: data.doc.id, slug: data.doc.slug, isPublished: false, isTicked },
    words: wordsOf(data.doc, words),
  };
});

const setsCopy =
  (status: "Active" | "Pending"): Act =>
  async ({ does }, { copy }, _, by) => {
    if (copy && (await does(by, "PATCH", `videos/${copy.id}`, { status })))
      copy.isPublished = status === "Active";
  };

const several = z.object({ docs: z.array(z.object({ id: z.string() })) });

/** Changes several records at once; refusing one doesn't stop the others. */
async function changes({ request }: World, by: Staff, collection: string, ids: string[], data: object) {
  const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join("&");
  const answer = await request.patch(`/api/${collection}?${where}`, { headers: by.headers, data });
  return (several.safeParse(answer.json()).data?.docs ?? []).map(({ id }) => id);
}

const changesAllStories =
  (data: () => object, note: (story: Story, model: Model, by: Staff) => void): Act =>
  async (world, _story, model, by) => {
    const ids = model.stories.map(({ id }) => id);
    const done = await changes(world, by, "stories", ids, data());
    for (const story of model.stories.filter(({ id }) => done.includes(id))) {
      await noteWords(world, story);
      note(story, model, by);
    }
  };

const changesAllVideos =
  (data: () => object, note: (story: Story) => void = () => undefined): Act =>
  async (world, _story, { stories }, by) => {
    const done = await changes(
      world,
      by,
      "videos",
      stories.flatMap(({ videoId }) => videoId ?? []),
      data(),
    );
    for (const story of stories.filter(({ videoId }) => videoId && done.includes(videoId))) {
      await noteWords(world, story);
      note(story);
    }
  };

const versions = z.object({ docs: z.array(z.object({ id: z.string() })) });

/** Restores an earlier version: its words, and whether it was published or in the trash. */
const restoresVersion = video(async (world, story, id, by) => {
  const path = `videos/versions?depth=0&sort=createdAt&limit=3&where[parent][equals]=${id}`;
  const { docs = [] } = versions.safeParse(await world.answered(by, "GET", path)).data ?? {};
  const [version] = docs;
  if (!version || !(await world.does(by, "POST", `videos/versions/${version.id}`))) return;
  await noteWords(world, story);
  const { status, isInTrash } = await world.standingOf("videos", id);
  story.facts.isVideoPublished = status === "Active";
  story.facts.isVideoInTrash = isInTrash;
});

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();

/** Sets a date for an action, which is done after a day has passed. */
const datesStory: Act = async (world, story, _, by) => {
  const title = story.facts.words.title ? {} : { title: "A story" };
  if (await saves(world, story, by, `stories/${story.id}`, { publishAt: inHours(6), ...title }))
    story.dated.add("story");
};

const datesVideo = (kind: "video" | "off") =>
  video(async (world, story, id, by) => {
    const data = kind === "video" ? { publishAt: inHours(6) } : { unpublishAt: inHours(12) };
    if (await saves(world, story, by, `videos/${id}`, data)) story.dated.add(kind);
  });

const ofStory =
  (data: () => object): Act =>
  (world, story, _, by) =>
    saves(world, story, by, `stories/${story.id}`, data());

const ofVideo = (data: (world: World) => object) =>
  video((world, story, id, by) => saves(world, story, by, `videos/${id}`, data(world)));

/** What staff do with a story and its video, one at a time and with several at once. */
export const PUBLISHING: Acts = {
  "publishes the story": publishes(),
  "publishes the story early": publishes({ publishUnprepared: true }),
  "approves what is published": publishes({ approves: true }),
  "declines the story": declines,
  "publishes all stories": changesAllStories(
    () => ({ status: "Published", title: "A story" }),
    (story, model, by) => notePublished(story, model, by, false),
  ),
  "trashes all stories": changesAllStories(trashes, ({ facts }) => {
    facts.isStoryInTrash = true;
  }),
  "sets the video Active": setsVideo("Active"),
  "sets the video Active early": setsVideo("Active", { publishUnprepared: true }),
  "sets the video Pending": setsVideo("Pending"),
  "sets all videos Active": changesAllVideos(
    () => ({ status: "Active" }),
    ({ facts }) => {
      facts.isVideoPublished = true;
    },
  ),
  "titles all videos": changesAllVideos(() => ({ name: newTitle() })),
  "restores a version of the video": restoresVersion,
  "the story is to be published tomorrow": datesStory,
  "the video is to be published tomorrow": datesVideo("video"),
  "the video is to be taken off tomorrow": datesVideo("off"),
  "copies the video": copies,
  "publishes the copy": setsCopy("Active"),
  "takes the copy off": setsCopy("Pending"),
  "changes the story's title": ofStory(() => ({ title: newTitle() })),
  "changes the video's title": ofVideo(() => ({ name: newTitle() })),
  "titles the video with the teller's name": ofVideo(() => ({ name: `Rahel, ${newTitle()}` })),
  "describes the video": ofVideo(() => ({ description: newTitle() })),
  "describes the video with the teller's name": ofVideo(() => ({ description: `By Rahel, ${newTitle()}` })),
  "takes the hashtags off": ofVideo(() => ({ hashtagId: [] })),
  "says another place": ofVideo(() => ({ recordedAt: newTitle() })),
  "gives the video a hashtag": ofVideo(({ places }) => ({ hashtagId: [places.hashtag] })),
  "does not publish the video early": ofVideo(() => ({ publishUnprepared: false })),
  "takes the name off": ofStory(() => ({ isUnnamed: true })),
  "shows the name": ofStory(() => ({ isUnnamed: false })),
  "links the video": ofVideo(() => ({ facebookLink: `https://facebook.com/${newTitle().slice(6)}` })),
  "trashes the story": async (world, story, _, by) => {
    if (await saves(world, story, by, `stories/${story.id}`, trashes())) story.facts.isStoryInTrash = true;
  },
  "restores the story": async (world, story, _, by) => {
    if (await saves(world, story, by, `stories/${story.id}?trash=true`, restores))
      story.facts.isStoryInTrash = false;
  },
  "trashes the video": video(async (world, story, id, by) => {
    if (await saves(world, story, by, `videos/${id}`, trashes())) story.facts.isVideoInTrash = true;
  }),
  "restores the video": video(async (world, story, id, by) => {
    if (await saves(world, story, by, `videos/${id}?trash=true`, restores))
      story.facts.isVideoInTrash = false;
  }),
  "the story is saved with another's number": async (world, story, { stories }, by) => {
    const other = stories.find(({ id }) => id !== story.id);
    if (other) await saves(world, story, by, `stories/${story.id}`, { id: other.id });
  },
};
