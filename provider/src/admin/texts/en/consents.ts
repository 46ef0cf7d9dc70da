export const consents = {
  find: "Find",
  found: "Found: {{count}}",
  heading: "Find consents",
  nobody: "Nobody with that name or address has sent a story or consent.",
  none: "They didn’t tick any box.",
  who: "Name or email address",
} as const;
