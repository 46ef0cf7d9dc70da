export const testimonyConsents = {
  agreeToUseTestimony: "Agrees to the use of the testimony",
  churchWebLink: "Church website",
  description: "What people agreed to when they shared a testimony.",
  fullName: "Full name",
  plural: "Testimony consents",
  recordedAtHelp: "Where or when the testimony was recorded, in their words.",
  singular: "Testimony consent",
  video: "The story this is about",
  videoHelp: "If they withdraw their consent, we remove this video from the site.",
} as const;
