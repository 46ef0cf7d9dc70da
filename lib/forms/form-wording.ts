import type { FormName } from "./site-forms";

export type SubmissionWording = {
  /** `reason` is a sentence, or empty where the provider sent none. */
  refused: (reason: string) => string;
  /** `reason` is the end of a sentence. */
  broken: (reason: string) => string;
};

type FormWording = SubmissionWording & { sent: string };

export const FORM_TOO_LONG = "The form is too long. Please shorten it.";

export const NO_ANSWER = "there is no answer yet. Please try again in a moment.";

/** Holds for submissions, which the provider recognises by their `Idempotency-Key`. */
export const SAFE_TO_REPEAT =
  "It may have arrived all the same: what you typed is kept, and sending it again as it is makes no second one.";

const TESTIMONY_FAILED = "Failed to submit the form. Please try again.";

const errorOccurred = (reason: string) => `An error occurred: ${reason}`;

export const FORM_WORDING: Readonly<Record<FormName, FormWording>> = {
  "join-us": {
    sent: "Form submitted successfully",
    refused: () => TESTIMONY_FAILED,
    broken: () => TESTIMONY_FAILED,
  },
  "contact-us": {
    sent: "Contact Us form submitted successfully!",
    refused: (reason) => `Failed to submit form: ${reason}`,
    broken: errorOccurred,
  },
  volunteer: {
    sent: "Form submitted successfully!",
    refused: errorOccurred,
    broken: errorOccurred,
  },
  talk: {
    sent: "Thank you. One of us will write to you.",
    refused: errorOccurred,
    broken: errorOccurred,
  },
  conversation: {
    sent: "Thank you. The two of us who read this get it now.",
    refused: (reason) => reason,
    broken: errorOccurred,
  },
  report: {
    sent: "Thank you. We will look at it.",
    refused: errorOccurred,
    broken: errorOccurred,
  },
};
