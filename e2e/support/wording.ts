/** The specification's sentences about a form's fields. */
export const FORM_ERRORS = {
  testimony: {
    nameRequired: "Full name is required",
    emailRequired: "Email is required",
    emailInvalid: "Invalid email address",
  },
  contact: {
    nameRequired: "Full name is required.",
    emailRequired: "Email is required.",
    emailInvalid: "Invalid email format",
    messageRequired: "Message is required.",
  },
  volunteer: {
    nameRequired: "Full name is required.",
    emailRequired: "Email is required.",
    emailInvalid: "Invalid email format",
    messageRequired: "Message is required.",
  },
  login: { emailInvalid: "Enter a valid email address" },
} as const;

/** Its sentences about what was sent. */
export const SUCCESS_MESSAGES = {
  testimony: "Form submitted successfully",
  contact: "Contact Us form submitted successfully!",
  volunteer: "Form submitted successfully!",
  story: "Story uploaded successfully!",
} as const;
