import * as z from "zod/mini";

export const memberSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

export type Member = z.output<typeof memberSchema>;

export const answerSchema = z.object({
  status: z.enum(["success", "pending", "error"]),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  token: z.optional(z.string()), // set when the form's own token has expired or was used
  member: z.optional(memberSchema),
  data: z.optional(z.unknown()),
});

/** While this is "publishing", send the story again to ask. An early answer carries its HTTP status in the body. */
export const storyAnswerSchema = z.union([
  z.extend(answerSchema, { httpStatus: z.optional(z.number()) }),
  z.object({ status: z.literal("publishing") }),
]);

type HttpDetails = {
  httpStatus: number;
  retryAfter?: string | undefined;
};

export type Answer = z.output<typeof answerSchema> & HttpDetails;

export type StoryAnswer = z.output<typeof storyAnswerSchema> & HttpDetails;
