import type { FormName } from "./site-forms";

/** How an error is worded for the visitor. */
export type SubmissionWording = {
  /** The submission was refused; the reason is a sentence, or empty where the provider gave none. */
  refused: (reason: string) => string;
  /** There was no usable answer; the reason is the end of a sentence. */
  broken: (reason: string) => string;
};

type FormWording = SubmissionWording & { sent: string };

/** What a visitor reads of a form that is longer than any has to be. */
export const FORM_TOO_LONG = "The form is too long. Please shorten it.";

/** Why there is no outcome, as the end of a sentence: the answer takes longer than it is waited for. */
export const NO_ANSWER = "there is no answer yet. Please try again in a moment.";

/** What follows from that for a submission, which the provider knows by its `Idempotency-Key`. */
export const SAFE_TO_REPEAT =
  "It may have arrived all the same: what you typed is kept, and sending it again as it is makes no second one.";

const TESTIMONY_FAILED = "Failed to submit the form. Please try again.";

const errorOccurred = (reason: string) => `An error occurred: ${reason}`;

/** What each form tells the visitor. */
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
};
