import "client-only";
import * as z from "zod/mini";
import { requestSite } from "@/lib/api-client/site-request";
import { apiPaths } from "@/lib/paths";
import type { StoryKey } from "@/lib/utils/stored-stories";
import { textLanguageSchema } from "@/lib/utils/text-language";

const storySchema = z.object({
  id: z.string(),
  slug: z.string(),
  /** The id that this browser asked with, or a current or former slug. */
  asked: z.string(),
  name: z.string(),
  /** The name's language, if it isn't the page's. */
  language: z.optional(textLanguageSchema),
  path: z.string(),
  poster: z.nullable(z.string()),
});

const answerSchema = z.object({
  /** All of the account's stories; `null`: nobody is logged in, so this browser's list is the only one. */
  account: z.nullable(z.array(z.string())),
  stories: z.array(storySchema),
});

export type Saved = z.output<typeof answerSchema>;

export type SavedStory = z.output<typeof storySchema>;

/** `changed`: changes that the account has not received. */
export type SavedHere = { ids: string[]; changed: string[] };

type Browser = {
  read: () => SavedHere;
  replace: (ids: readonly string[]) => void;
  adopt: (story: StoryKey) => void;
};

/** @throws {Error} without an answer */
export async function exchangeSaved(browser: Browser): Promise<Saved> {
  const before = browser.read();
  const { ids, changed } = before;
  const body = {
    saved: ids,
    add: changed.filter((id) => ids.includes(id)),
    remove: changed.filter((id) => !ids.includes(id)),
  };
  const response = await requestSite(apiPaths.saved, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Saved stories: ${response.status}`);
  const answer = answerSchema.parse(await response.json());
  // Changes made meanwhile are sent the next time, together with these.
  const isUnchanged = JSON.stringify(browser.read()) === JSON.stringify(before);
  if (answer.account && isUnchanged) browser.replace(answer.account);
  for (const { id, asked } of answer.stories) browser.adopt({ id, slug: asked });
  return { ...answer, stories: [...new Map(answer.stories.map((story) => [story.id, story])).values()] };
}
