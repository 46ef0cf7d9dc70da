import type { FormName } from "./form-names";

/** What a form says of its fate (specification section 8). */
type FormWording = {
  sent: string;
  /** It was answered, and not taken; the reason is a sentence. */
  refused: (reason: string) => string;
  /** There was no answer that could be understood. */
  broken: (reason: string) => string;
};

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
};
