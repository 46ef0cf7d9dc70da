import { z } from "zod";

import type { Edition } from "./oracle";
import type { Story, World } from "./world";

const REELS = "/video-reels/1/100";

const BY_KEYS = "/get-videos-by-keys";

const ADDRESS = /\/uploads\/[\w./%-]+/g;

/** What a stranger finds of a story: its page, its place in lists, and its files. */
export type Seen = {
  pages: boolean[];
  lists: boolean[];
  /** Other calls whose answers name a video by its slug, or the film. */
  named: { slugs: string[][]; film: string[] };
  files: { path: string; edition: Edition }[];
  hasPicture: boolean;
};

const files = z.looseObject({
  filename: z.string().nullish(),
  renditions: z.array(z.looseObject({ filename: z.string() })).nullish(),
  frames: z.array(z.looseObject({ filename: z.string() })).nullish(),
  large: z.looseObject({ filename: z.string() }).nullish(),
});

/** Returns the addresses of a story's videos. */
const slugsOf = ({ slug, copy }: Story) => [slug, copy?.slug ?? []].flat();

/** Returns somebody without a session, who remembers every file address that was ever in an answer. */
export function strangerTo({ request, recordOf, places, previewed }: World) {
  /** Every address, by the story and its film's edition. */
  const known = new Map<string, Map<string, Edition>>();

  function addressesOf({ clipId }: Story) {
    const addresses = known.get(clipId) ?? new Map<string, Edition>();
    known.set(clipId, addresses);
    return addresses;
  }

  /** Notes what the admin shows about a film, which anyone who sees it could pass on. */
  async function note(story: Story) {
    const clip = files.safeParse(await recordOf("clips", story.clipId)).data;
    const addresses = addressesOf(story);
    const { edition } = story.facts;
    if (clip?.filename) put(addresses, `/uploads/clips/${clip.filename}`, "uploaded");
    const large = clip?.large ? [clip.large] : [];
    for (const { filename } of [...(clip?.renditions ?? []), ...large])
      put(addresses, `/uploads/renditions/${filename}`, edition);
    for (const { filename } of clip?.frames ?? []) put(addresses, `/uploads/frames/${filename}`, edition);
    for (const path of story.facts.captions) put(addresses, path, "any");
  }

  const isThere = async (path: string) => (await request.head(path)).ok;

  return {
    /**
     * Looks at each story's page and at the list of all.
     * @param isEverywhere Whether to look at all other pages too.
     * @param of The stories whose files are requested.
     */
    async look(stories: Story[], isEverywhere: boolean, of: Story[]): Promise<Seen[]> {
      const pages = new Map<string, boolean>();
      const texts: [path: string, text: string][] = [];
      for (const slug of stories.flatMap(slugsOf)) {
        const answer = await request.get(`/get_individual_video/${slug}`, { headers: places.headers() });
        pages.set(slug, answer.ok);
        if (answer.ok) texts.push([`the page of ${slug}`, answer.text()]);
      }
      const list = (await request.get(REELS, { headers: places.headers() })).text();
      texts.push([REELS, list]);
      const keys = { data: { keys: stories.flatMap(slugsOf) }, headers: places.headers() };
      texts.push([BY_KEYS, (await request.post(BY_KEYS, keys)).text()]);
      if (isEverywhere) texts.push(...(await places.read()), ["a preview", await previewed(stories)]);
      const seen: Seen[] = [];
      for (const story of stories) {
        await note(story);
        const addresses = addressesOf(story);
        for (const path of texts.flatMap(([, text]) => text.match(ADDRESS) ?? []))
          if (path.includes(story.clipId)) put(addresses, path, story.facts.edition);
        const reached: Seen["files"] = [];
        if (of.includes(story))
          for (const [path, edition] of addresses) if (await isThere(path)) reached.push({ path, edition });
        const naming = (word: string) => texts.flatMap(([path, text]) => (text.includes(word) ? path : []));
        const slugs = slugsOf(story);
        seen.push({
          pages: slugs.map((slug) => pages.get(slug) === true),
          lists: slugs.map((slug) => list.includes(`"${slug}"`)),
          named: { slugs: slugs.map(naming), film: naming(story.clipId) },
          files: reached,
          hasPicture: story.poster !== undefined && of.includes(story) && (await isThere(story.poster)),
        });
      }
      return seen;
    },
  };
}

function put(addresses: Map<string, Edition>, path: string, edition: Edition) {
  if (!addresses.has(path)) addresses.set(path, edition);
}
