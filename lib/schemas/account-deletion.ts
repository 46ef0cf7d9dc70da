import * as z from "zod/mini";
import { codeSchema } from "./login-code";

/** What becomes of the stories that somebody gave when they leave. Nobody answers for them. */
export const STORIES_ANSWERS = ["keep", "remove"] as const;

export const accountDeletionSchema = z.object({
  stories: z.enum(STORIES_ANSWERS, "Please choose what becomes of your stories."),
});

/** The same, with the code that confirms it where the provider asks for one. */
export const accountDeletionUpdateSchema = z.extend(accountDeletionSchema, z.partial(codeSchema).shape);
