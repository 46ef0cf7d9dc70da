import { z } from "zod";

import { asSomeVisitor } from "../support/stories";
import type { Edition } from "./oracle";
import type { Story, World } from "./world";

const ADDRESS = /\/uploads\/[\w./%-]+/g;

/** Of a story: whether a stranger finds its page, finds it in lists, and which files they get. */
export type Seen = { page: boolean; list: boolean; files: { path: string; edition: Edition }[] };

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
      const page = await request.get(`/get_individual_video/${story.slug}`, { headers });
      const answers = [page];
      for (const path of ["/video-reels/1/100", "/web/home-page-content"])
        answers.push(await request.get(path, { headers }));
      const [, list] = answers;
      const addresses = known.get(story.clipId) ?? new Map<string, Edition>();
      for (const path of answers.flatMap((answer) => answer.text().match(ADDRESS) ?? []))
        if (path.includes(story.clipId)) put(addresses, path, story.facts.edition);
      const reached: Seen["files"] = [];
      for (const [path, edition] of addresses)
        if ((await request.head(path)).ok) reached.push({ path, edition });
      return { page: page.ok, list: list?.text().includes(`"${story.slug}"`) ?? false, files: reached };
    },
  };
}

function put(addresses: Map<string, Edition>, path: string, edition: Edition) {
  if (!addresses.has(path)) addresses.set(path, edition);
}
