import type { Payload, PayloadRequest, Where } from "payload";

import type { About } from "../../payload-types";
import { blogs } from "../../seed/content/blogs";
import { about } from "../../seed/content/site";
import { videos } from "../../seed/content/videos";
import { createRichText } from "../../seed/library";

/** What a new site begins with under the church's name. Where staff have changed its words, a record is theirs. */
const EXAMPLES = [
  { collection: "videos", words: "description", texts: videos.map(({ description }) => description) },
  { collection: "blogs", words: "excerpt", texts: blogs.map(({ excerpt }) => excerpt) },
] as const;

type Example = (typeof EXAMPLES)[number];

const { ourMissionContent, ourStoryContent, ourVisionContent, joinUsContent } = about;
const ABOUT = { ourMissionContent, ourStoryContent, ourVisionContent, joinUsContent };

/** How many example videos and articles are on the site, or wait in the trash. */
export async function countExamples(
  payload: Payload,
  place: "site" | "trash",
): Promise<Record<string, number>> {
  const counts = await Promise.all(
    EXAMPLES.map(async (example) => {
      const where = { and: [isExample(example), { deletedAt: { exists: place === "trash" } }] };
      const { totalDocs } = await payload.count({ collection: example.collection, where, trash: true });
      return [example.collection, totalDocs] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** Whether the About page still tells the invented story. */
export async function hasExampleAbout(payload: Payload): Promise<boolean> {
  const { ourStoryContent: story } = await payload.findGlobal({ slug: "about", depth: 0 });
  return story === ABOUT.ourStoryContent;
}

/** Takes all example content off the site: videos and articles go into the trash, and the About page is emptied. */
export async function takeExamplesAway(req: PayloadRequest): Promise<void> {
  for (const example of EXAMPLES) await moveExamples(req, example, new Date().toISOString());
  if (await hasExampleAbout(req.payload)) {
    const emptied = Object.fromEntries(Object.keys(ABOUT).map((name) => [name, ""]));
    await writeAbout(req, { ...emptied, ourValues: null });
  }
}

/** Undoes `takeExamplesAway`, as long as the trash has not been emptied; what was written since stays. */
export async function putExamplesBack(req: PayloadRequest): Promise<void> {
  for (const example of EXAMPLES) await moveExamples(req, example, null);
  const { ourStoryContent: story } = await req.payload.findGlobal({ slug: "about", depth: 0, req });
  if (story) return;
  const richText = await createRichText(req.payload);
  await writeAbout(req, { ...ABOUT, ourValues: richText(about.ourValues) });
}

async function moveExamples(req: PayloadRequest, example: Example, deletedAt: string | null): Promise<void> {
  const where: Where = { and: [isExample(example), { deletedAt: { exists: deletedAt === null } }] };
  const { collection } = example;
  const data = { deletedAt };
  const { errors } = await req.payload.update({ collection, where, data, depth: 0, trash: true, req });
  if (errors.length > 0) throw new Error(`${errors.length} examples could not be moved`, { cause: errors });
}

function isExample({ words, texts }: Example): Where {
  return { [words]: { in: texts } };
}

async function writeAbout(req: PayloadRequest, data: Partial<About>): Promise<void> {
  await req.payload.updateGlobal({ slug: "about", data, depth: 0, req });
}
