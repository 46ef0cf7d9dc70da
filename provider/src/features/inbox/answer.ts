import { MESSAGE_MAX_LENGTH } from "@lampstand/contract/limits";
import { characterCount, isBlank } from "@lampstand/contract/text";
import * as z from "zod/mini";

export const SUBJECT_MAX_LENGTH = 150;
export const ANSWER_MAX_LENGTH = MESSAGE_MAX_LENGTH;

const DRAFT_ID_MAX_LENGTH = 64;

function words(maxLength: number) {
  return z.string().check(
    z.trim(),
    z.refine((text) => !isBlank(text) && characterCount(text) <= maxLength),
  );
}

export const draftAnswer = z.object({
  /** The same for each attempt, so that two clicks send one email. */
  id: z.string().check(z.minLength(8), z.maxLength(DRAFT_ID_MAX_LENGTH)),
  subject: words(SUBJECT_MAX_LENGTH),
  body: words(ANSWER_MAX_LENGTH),
  /** How many answers and replies the page showed: if there are more, it isn't sent. */
  seen: z.optional(z.int()),
  /** Whether it also closes what it would leave open. */
  closes: z.optional(z.boolean()),
});

export type DraftAnswer = z.output<typeof draftAnswer>;

const answers = z.array(
  z.object({
    id: z.string(),
    subject: z.string(),
    body: z.string(),
    to: z.string(),
    /** The email address of the staff account that wrote it; empty if the visitor wrote back. */
    by: z.string(),
    sentAt: z.iso.datetime(),
    /** Its email, and whether that was kept as a file for lack of a mail server; older answers don't have it. */
    mail: z.optional(z.object({ id: z.string(), isKept: z.boolean() })),
  }),
);

/** An answer that was sent, or what the visitor wrote back. */
export type Answer = z.output<typeof answers>[number];

/** Reads a record's answers and what the visitor wrote back, oldest first. */
export function readAnswers(stored: unknown): Answer[] {
  return z.catch(answers, []).parse(stored);
}
