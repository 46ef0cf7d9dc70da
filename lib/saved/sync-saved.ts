import "client-only";
import * as z from "zod/mini";
import { requestSite } from "@/lib/api-client/site-request";
import { apiPaths } from "@/lib/paths";
import { readSaved, replaceSaved } from "./saved";

const storySchema = z.object({
  slug: z.string(),
  name: z.string(),
  path: z.string(),
  poster: z.nullable(z.string()),
});

const answerSchema = z.object({
  /** All that the account has of who is logged in; `null`: this browser's list is the only one. */
  account: z.nullable(z.array(z.string())),
  /** Those that visitors can see now. */
  stories: z.array(storySchema),
});

export type Saved = z.output<typeof answerSchema>;

export type SavedStory = z.output<typeof storySchema>;

/**
 * What is saved: with the account of who is logged in, which hears what was changed here, else in this browser alone.
 * @throws {Error} without an answer
 */
export async function syncSaved(): Promise<Saved> {
  const before = readSaved();
  const { slugs, changed } = before;
  const body = {
    saved: slugs,
    add: changed.filter((slug) => slugs.includes(slug)),
    remove: changed.filter((slug) => !slugs.includes(slug)),
  };
  const response = await requestSite(apiPaths.saved, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Saved stories: ${response.status}`);
  const answer = answerSchema.parse(await response.json());
  // What was changed meanwhile is sent the next time, with all that was sent now.
  const isUnchanged = JSON.stringify(readSaved()) === JSON.stringify(before);
  if (answer.account && isUnchanged) replaceSaved(answer.account);
  return answer;
}
