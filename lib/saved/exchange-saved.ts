import "client-only";
import * as z from "zod/mini";
import { requestSite } from "@/lib/api-client/site-request";
import { apiPaths } from "@/lib/paths";

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

/** `changed`: what an account has not heard of yet. */
export type SavedHere = { slugs: string[]; changed: string[] };

type Browser = { read: () => SavedHere; replace: (slugs: readonly string[]) => void };

/** @throws {Error} without an answer */
export async function exchangeSaved(browser: Browser): Promise<Saved> {
  const before = browser.read();
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
  const isUnchanged = JSON.stringify(browser.read()) === JSON.stringify(before);
  if (answer.account && isUnchanged) browser.replace(answer.account);
  return answer;
}
