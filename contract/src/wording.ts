/** Sentences of the site's forms and of a provider's answers, and the values that a call's fields may have. */

/** Messages for form rules that both programs check. */
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
  talk: {
    nameRequired: "Please enter a name. A first name is enough.",
    emailRequired: "Please enter an email address so we can reply.",
    emailInvalid: "Invalid email format",
    aboutRequired: "Please write a few words about it.",
    wordsRequired: "Please write a few words.",
  },
  story: {
    fieldsRequired: "Please fill all required fields",
    emailRequired: "Email is required",
    emailInvalid: "Invalid email format",
    linkInvalid: "Please enter a valid URL",
    fileRequired: "Please upload a video.",
    fileNotVideo: "Please select a video file.",
    fileTooLarge: "File size exceeds 1 GB limit.",
  },
  login: {
    emailRequired: "Email is required",
    emailInvalid: "Enter a valid email address",
    otpRequired: "OTP is required",
    otpInvalid: "OTP must be a 6-digit number",
  },
  signup: {
    firstNameRequired: "First name is required",
    lastNameRequired: "Last name is required",
    emailRequired: "Email is required",
    emailInvalid: "Invalid email format",
    otpInvalid: "OTP must be exactly 6 digits",
  },
  profile: {
    firstNameRequired: "First Name is required",
    lastNameRequired: "Last Name is required",
    emailRequired: "Email is required",
    emailInvalid: "Enter a valid email address",
  },
  deletion: { storiesRequired: "Please choose what should happen to your stories." },
} as const;

export const PHONE_INVALID = "Invalid phone number";

/** @param limit in characters */
export function descriptionTooLong(limit: number): string {
  return `Description should not exceed ${limit} characters`;
}

/** What visitors read when a call has succeeded. */
export const SUCCESS_MESSAGES = {
  testimony: "Form submitted successfully",
  contact: "Contact Us form submitted successfully!",
  volunteer: "Form submitted successfully!",
  story: "Story uploaded successfully!",
  report: "Thank you. We’ll look at it.",
  talk: "Thank you. One of us will write to you.",
  conversation: "Thank you. The two of us who read these messages have it now.",
  otpSent: "OTP sent successfully.",
  profile: "Profile updated successfully",
} as const;

/** The message of a 404 about a member. The site logs out a member the provider doesn't know. */
export const USER_NOT_FOUND = "User not found.";

/** The message about a code that is wrong, expired, used or was never sent. */
export const OTP_INVALID = "Invalid OTP.";

/** A contact message's `recordedAt` if there is nothing to say. */
export const NO_RECORDED_AT = "null";

/** Where a story may be shown, as the site and the provider's admin name it. */
export const VIDEO_TYPES = ["single", "multiple", "both"] as const;

export type VideoType = (typeof VIDEO_TYPES)[number];

/** What happens to a member's stories when they delete their account. */
export const STORIES_ANSWERS = ["keep", "remove"] as const;

/** The questions for someone who records a story, unless the church sets others. None asks for a name. */
export const RECORDING_QUESTIONS = [
  "Before: what was your life like?",
  "Then: what happened?",
  "Now: what is different today?",
];
