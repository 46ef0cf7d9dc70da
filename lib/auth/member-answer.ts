import * as z from "zod/mini";
import { memberSchema } from "./member";

/** What the site answers to a member's call. Messages are sentences for the visitor. */
export const memberAnswerSchema = z.object({
  /** Pending is what waits for a code from a mail. */
  status: z.enum(["success", "pending", "error"]),
  message: z.string(),
  /** By the names of the fields that are wrong. */
  errors: z.optional(z.record(z.string(), z.string())),
  /** What the browser shows of the member. */
  member: z.optional(memberSchema),
  /** What the member asked for. */
  data: z.optional(z.unknown()),
});

/** The same with its HTTP status and, on the server, when to try again, in seconds. */
export type MemberAnswer = z.output<typeof memberAnswerSchema> & {
  httpStatus: number;
  retryAfter?: string | undefined;
};
