import type { Payload } from "payload";

import { isUniqueViolation } from "../../lib/errors";
import { findFirst } from "../../lib/find-all";

/** The collections of submissions with a name and address. */
export type NamedSubmissions =
  "contact-messages" | "volunteer-contacts" | "testimony-consents" | "stories" | "conversations";

export type SubmissionCollection = NamedSubmissions | "reports";

type Submission = { collection: SubmissionCollection; key: string | undefined };

/** Returns the id of the record already made for this key, including one in the trash. */
export async function findSubmission(
  payload: Payload,
  { collection, key }: Submission,
): Promise<string | undefined> {
  if (!key) return undefined;
  return (await findFirst(payload, collection, { submissionKey: { equals: key } }, { trash: true }))?.id;
}

/** Creates a submission's record with its `submissionKey`, once per key: simultaneous calls all get the same id. */
export async function createOnce(
  payload: Payload,
  submission: Submission,
  create: (submissionKey: string | undefined) => Promise<{ id: string }>,
): Promise<{ id: string; isNew: boolean }> {
  const known = await findSubmission(payload, submission);
  if (known) return { id: known, isNew: false };
  try {
    const { id } = await create(submission.key);
    return { id, isNew: true };
  } catch (error) {
    const winner = isKeyTaken(error) ? await findSubmission(payload, submission) : undefined;
    if (winner) return { id: winner, isNew: false };
    throw error;
  }
}

/** The databases name the column, Payload the field. */
function isKeyTaken(error: unknown): boolean {
  return isUniqueViolation(error, "submissionKey") || isUniqueViolation(error, "submission_key");
}
