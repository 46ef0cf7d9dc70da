import { z } from "zod";

import type { Answer } from "../support/request";
import { asSomeVisitor } from "../support/stories";
import type { Edition } from "./oracle";
import type { Story, World } from "./world";

/** The list of all videos is the last. */
const LISTS = ["/web/home-page-content", "/video-reels/1/100"];

const ADDRESS = /\/uploads\/[\w./%-]+/g;

/** Of a story: whether a stranger finds its page, finds it in lists, and which files they get. */
export type Seen = { pages: boolean[]; lists: boolean[]; files: { path: string; edition: Edition }[] };

const files = z.looseObject({
  filename: z.string(),
  renditions: z.array(z.looseObject({ filename: z.string() })).nullish(),
  frames: z.array(z.looseObject({ filename: z.string() })).nullish(),
});

/** Somebody without a session, who keeps every address of a file that was ever in an answer. */
export function strangerTo({ request, recordOf }: World) {
  /** Every address by the story and the edition of its film. */
  const known = new Map<string, Map<string, Edition>>();

  /** What staff's admin knows of a film, and could be passed on by whoever sees it. */
  async function note({ clipId, facts: { edition } }: Story) {
    const parsed = files.safeParse(await recordOf("clips", clipId));
    const clip = parsed.data;
    if (!clip) return;
    const addresses = known.get(clipId) ?? new Map<string, Edition>();
    known.set(clipId, addresses);
    put(addresses, `/uploads/clips/${clip.filename}`, "uploaded");
    for (const { filename } of clip.renditions ?? [])
      put(addresses, `/uploads/renditions/${filename}`, edition);
    for (const { filename } of clip.frames ?? []) put(addresses, `/uploads/frames/${filename}`, edition);
  }

  return {
    async look(story: Story): Promise<Seen> {
      await note(story);
      const headers = asSomeVisitor();
      const slugs = [story.slug, story.copy?.slug ?? []].flat();
      const answers: Answer[] = [];
      for (const path of [...slugs.map((slug) => `/get_individual_video/${slug}`), ...LISTS])
        answers.push(await request.get(path, { headers }));
      const list = answers.at(-1)?.text() ?? "";
      const addresses = known.get(story.clipId) ?? new Map<string, Edition>();
      for (const path of answers.flatMap((answer) => answer.text().match(ADDRESS) ?? []))
        if (path.includes(story.clipId)) put(addresses, path, story.facts.edition);
      const reached: Seen["files"] = [];
      for (const [path, edition] of addresses)
        if ((await request.head(path)).ok) reached.push({ path, edition });
      const pages = slugs.map((_, index) => answers[index]?.ok === true);
      return { pages, lists: slugs.map((slug) => list.includes(`"${slug}"`)), files: reached };
    },
  };
}

function put(addresses: Map<string, Edition>, path: string, edition: Edition) {
  if (!addresses.has(path)) addresses.set(path, edition);
}
