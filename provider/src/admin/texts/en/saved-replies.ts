export const savedReplies = {
  body: "Words",
  bodyHelp: "{name} becomes the name of the person you’re replying to.",
  description: "Choose one when you answer a message, and edit it before you send it.",
  plural: "Saved replies",
  singular: "Saved reply",
  subject: "Subject",
  subjectHelp: "If you leave it empty, the answer keeps its own subject.",
  titleHelp: "Only for staff, for example ‘Thank you, we will call you’.",
} as const;
