import type { Refusal } from "@/lib/forms/refusal";

/** Why a story is not taken, in a sentence for the visitor. */
type StoryRefusal = {
  status: number;
  message: string;
  /** By the names of the fields that are wrong. */
  errors?: Record<string, string>;
  /** When to try again, as in the header `Retry-After`. */
  retryAfter?: string | undefined;
  /** A fresh token for the form, in the place of one that does not hold any more. */
  token?: string | undefined;
};

/** What becomes of a story. One that is still being published is asked about by sending it again. */
export type StoryAnswer =
  { state: "published" } | { state: "publishing" } | { state: "refused"; refusal: StoryRefusal };

export function refused(refusal: StoryRefusal): StoryAnswer {
  return { state: "refused", refusal };
}

/** The refusal of any form, in the words of this one. */
export function uploadFailed({ reason, advice, status, retryAfter, token }: Refusal): StoryAnswer {
  const message = [`Upload failed: ${reason}`, advice].filter(Boolean).join(" ");
  return refused({ status, retryAfter, token, message });
}
