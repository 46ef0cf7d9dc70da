import { someEmail } from "../../support/visitor";
import type { Model, Story, World } from "../world";
import { PAGES, textWith } from "../places-on-the-site";
import { type Act, type Acts, noteWords } from "./act";

const rule =
  (name: keyof Model["rules"], isOn: boolean): Act =>
  async ({ does, staff }, _story, { rules }) => {
    if (await does(staff, "POST", "globals/story-form", { [name]: isOn })) rules[name] = isOn;
  };

const putsFilmOn =
  (page: keyof typeof PAGES): Act =>
  async ({ does, recordOf }, { clipId }, _, by) => {
    // Staff can't choose what was erased.
    if (!(await recordOf("clips", clipId))) return;
    await does(by, "POST", `globals/${page}`, { [PAGES[page]]: { relationTo: "clips", value: clipId } });
  };

const putsPictureOn =
  (path: (world: World) => string, method: string, field: string, isPair: boolean): Act =>
  async (world, story, { stories }, by) => {
    const { id } = world.places.pictures[stories.indexOf(story)] ?? {};
    const data = { [field]: isPair ? { relationTo: "images", value: id } : id };
    await world.does(by, method, path(world), data);
  };

const showsInArticle: Act = async ({ does, places }, { videoId }, _, by) =>
  videoId && does(by, "PATCH", `blogs/${places.article}`, { content: textWith(videoId) });

const showsPictureInArticle: Act = async ({ does, places }, story, { stories }, by) => {
  const { id } = places.pictures[stories.indexOf(story)] ?? {};
  await does(by, "PATCH", `blogs/${places.article}`, { fVideo: id, content: textWith() });
};

const collects: Act = async ({ does, places, recordOf }, _story, { stories }, by) => {
  const videos: string[] = [];
  for (const id of stories.flatMap(({ videoId, copy }) => [videoId ?? [], copy?.id ?? []].flat()))
    if (await recordOf("videos", id)) videos.push(id);
  await does(by, "PATCH", `story-collections/${places.collection}`, { videos });
};

/**
 * Lets time pass. A day covers what is due on a date; retention takes stories that staff or their people took off the
 * site.
 */
const passes =
  (days: number): Act =>
  async (world, _story, { stories }) => {
    await world.clock.passDays(days);
    for (const story of stories) await noteTime(world, story);
  };

async function noteTime(world: World, story: Story): Promise<void> {
  const { facts, dated } = story;
  const standing = await world.standingOf("stories", story.id);
  const wasOver = !facts.isStoryPublished || facts.tellerHasWithdrawn || isWithdrawn(story);
  if (standing.isInTrash && !facts.isStoryInTrash && !wasOver)
    throw new Error("Time took what was published");
  facts.isStoryInTrash ||= standing.isInTrash;
  if (dated.has("story") && standing.status === "Published" && !facts.isStoryPublished) {
    dated.delete("story");
    facts.isStoryPublished = true;
    facts.isVideoPublished = true;
    facts.isVideoInTrash = false;
  }
  await noteWords(world, story);
  const shown = await world.standingOf("videos", story.videoId);
  if (story.videoId && shown.isGone) {
    facts.isVideoInTrash = true;
    story.poster = undefined;
  }
  if (dated.has("video") && shown.status === "Active") facts.isVideoPublished = true;
  if (dated.delete("off") && shown.status !== "Active") facts.isVideoPublished = false;
  if (shown.status === "Active") dated.delete("video");
}

const isWithdrawn = ({ facts }: Story) => [...facts.others.values()].some(({ hasWithdrawn }) => hasWithdrawn);

const backsUp: Act = async ({ backUp }, _story, model) => {
  await backUp();
  const { rules, stories } = model;
  model.backup = structuredClone({ rules, stories });
};

/** Restores a backup: later removals still apply, later additions are lost. */
const restoresBackup: Act = async (world, _story, model) => {
  const { backup } = model;
  if (!backup) return;
  await world.putBack();
  await world.restart();
  await world.clock.signInAgain();
  Object.assign(model.rules, backup.rules);
  for (const [index, saved] of structuredClone(backup.stories).entries()) {
    const story = model.stories[index];
    if (story) await noteRestored(world, story, saved);
  }
};

async function noteRestored(world: World, story: Story, saved: Story): Promise<void> {
  const { facts: was, copy } = story;
  const lacksEdit = story.cuts > saved.cuts || was.missing === "edit";
  const standing = await world.standingOf("stories", story.id);
  const none = { videoId: undefined, copy: undefined, poster: undefined };
  Object.assign(story, none, saved, { read: undefined, isHeldBack: true });
  const { facts } = story;
  facts.tellerHasWithdrawn ||= was.tellerHasWithdrawn;
  for (const [email, { hasWithdrawn, role }] of was.others) {
    const other = facts.others.get(email);
    if (other) other.hasWithdrawn ||= hasWithdrawn;
    else if (hasWithdrawn) facts.others.set(email, { role, hasWithdrawn });
  }
  facts.isStoryInTrash ||= was.isStoryInTrash;
  facts.isVideoInTrash ||= was.isVideoInTrash;
  facts.isStoryPublished &&= was.isStoryPublished && standing.status === "Published" && !lacksEdit;
  facts.isVideoPublished &&= was.isVideoPublished && !lacksEdit;
  if (story.copy) story.copy.isPublished &&= copy?.isPublished === true && !lacksEdit;
  await noteWords(world, story);
  if (was.words.isUnnamed && !facts.words.isUnnamed) throw new Error("A backup brought a name back");
}

/** What happens around a story: pages, rules, time, backups. */
export const SITE: Acts = {
  "two are no longer needed": rule("needsTwoForDanger", false),
  "two are needed": rule("needsTwoForDanger", true),
  "teens' parents are not asked": rule("asksParentOfTeen", false),
  "teens' parents are asked": rule("asksParentOfTeen", true),
  "a page shows the film": putsFilmOn("home"),
  "the page about the church shows the film": putsFilmOn("about"),
  "the page for volunteers shows the film": putsFilmOn("volunteer"),
  "the page of the app shows the film": putsFilmOn("app-install"),
  "a page shows the picture": putsPictureOn(() => "globals/home", "POST", "forthImage", true),
  "an article shows the picture": showsPictureInArticle,
  "a hashtag shows the picture": putsPictureOn(
    ({ places }) => `hashtags/${places.hashtag}`,
    "PATCH",
    "image",
    false,
  ),
  "the site's logo is the picture": putsPictureOn(() => "globals/settings", "POST", "logo", false),
  "an article shows the video": showsInArticle,
  "a collection has the videos": collects,
  "the search follows": ({ index }) => index(),
  "the worker asks about films": ({ askAboutFilms, payload }) => askAboutFilms(payload),
  "staff's address changes": async ({ does, staff }, _story, _model, by) => {
    if (by.id !== staff.id) await does(staff, "PATCH", `staff/${by.id}`, { email: someEmail() });
  },
  "a day passes": passes(1),
  "31 days pass": passes(31),
  "200 days pass": passes(200),
  "three years pass": passes(3 * 366),
  "a backup is made": backsUp,
  "the backup is restored": restoresBackup,
  "the provider restarts": ({ restart }) => restart(),
};
