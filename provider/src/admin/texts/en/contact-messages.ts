export const contactMessages = {
  description: "What visitors wrote in the contact form.",
  message: "Message",
  plural: "Contact messages",
  recordedAtHelp: "If they mentioned a recording.",
  singular: "Contact message",
} as const;
