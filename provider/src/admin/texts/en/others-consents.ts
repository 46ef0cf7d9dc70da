export const othersConsents = {
  agreedAt: "Agreed",
  askedAt: "Asked",
  description: "Parents and people seen in a story, with what we asked them by email.",
  emailHelp: "Where we asked them.",
  fullNameHelp: "As the storyteller or one of you wrote it.",
  plural: "Consents of others",
  role: "Who they are",
  roleParent: "A parent or guardian of the storyteller",
  roleSeen: "Someone seen or named in the story",
  singular: "Consent of others",
  story: "Story",
} as const;
