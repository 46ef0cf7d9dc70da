import * as z from "zod/mini";

/** A visitor who signed up, as the site knows them. */
export const memberSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

export type Member = z.output<typeof memberSchema>;

/** What the site answers to anything that is submitted. Messages are sentences for the visitor. */
export const answerSchema = z.object({
  /** Pending is what waits for a code from a mail. */
  status: z.enum(["success", "pending", "error"]),
  message: z.string(),
  /** By the names of the fields that are wrong. */
  errors: z.optional(z.record(z.string(), z.string())),
  /** A fresh token, where the form's own has expired. */
  token: z.optional(z.string()),
  /** What the browser shows of the member who logged in or changed their profile. */
  member: z.optional(memberSchema),
  /** What a member exported. */
  data: z.optional(z.unknown()),
});

/**
 * The same for a story, which may still be on its way to the provider: it is asked about by sending it again. An answer
 * that was begun before anything had come of it has its HTTP status within.
 */
export const storyAnswerSchema = z.union([
  z.extend(answerSchema, { httpStatus: z.optional(z.number()) }),
  z.object({ status: z.literal("publishing") }),
]);

type HttpDetails = {
  httpStatus: number;
  /** When to try again, as in the header `Retry-After`. */
  retryAfter?: string | undefined;
};

/** An answer with its HTTP status. */
export type Answer = z.output<typeof answerSchema> & HttpDetails;

export type StoryAnswer = z.output<typeof storyAnswerSchema> & HttpDetails;
