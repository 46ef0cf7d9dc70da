import { brokenRules, maySeeFile, type StoryFacts } from "./oracle";
import type { strangerTo } from "./stranger";
import type { Model, Story } from "./world";

/** Returns the facts of each video that shows the story's film. */
function videosOf({ facts, copy }: Story): StoryFacts[] {
  if (!copy) return [facts];
  const { isPublished, isTicked } = copy;
  const words = { ...copy.words, isUnnamed: facts.words.isUnnamed };
  const own = { words, isTicked, isVideoPublished: isPublished, isVideoInTrash: false };
  return [facts, { ...facts, ...own }];
}

/** Returns the rules broken for each video of each story. */
export const verdictsOf = ({ stories, rules }: Model) =>
  stories.map((story) => videosOf(story).map((video) => brokenRules(video, rules)));

/**
 * Returns whether the provider may hide it for longer than the rules say: until the worker has prepared the film, and
 * after a restore.
 */
const mayWait = ({ facts, isHeldBack }: Story) => isHeldBack || !facts.isPrepared;

/** Returns what a stranger finds of each story, and what they should find. */
export async function compare(
  model: Model,
  stranger: ReturnType<typeof strangerTo>,
  { isEverywhere, of }: { isEverywhere: boolean; of: Story[] },
) {
  const { stories, rules } = model;
  const verdicts = verdictsOf(model);
  const seen = await stranger.look(stories, isEverywhere, of);
  return seen.map(({ pages, lists, named, files, hasPicture }, index) => {
    const story = stories[index];
    const broken = verdicts[index] ?? [];
    const videos = story ? videosOf(story) : [];
    const may = broken.map(({ length }) => length === 0);
    const isAnyShown = may.includes(true);
    const should = (found: boolean[]) =>
      may.map((isAllowed, of) => isAllowed && (story && mayWait(story) ? found[of] === true : true));
    const wrong = files.filter(({ edition }) => !videos.some((video) => maySeeFile(video, rules, edition)));
    const got = {
      ...{ broken, pages, lists, files: wrong, hasPicture: !isAnyShown && hasPicture },
      slugs: named.slugs.filter((_, of) => !may[of]).flat(),
      film: isAnyShown ? [] : named.film,
    };
    const expected = {
      ...{ broken, pages: should(pages), lists: should(lists), files: [], hasPicture: false },
      ...{ slugs: [], film: [] },
    };
    return { story: index, got, expected };
  });
}
