export const languages = {
  description: "The choices on the language page. Drag the rows to reorder them.",
  nameHelp: "In the language itself, for example Español.",
  plural: "Languages",
  redirecturlHelp: "The site in that language. It opens in a new tab.",
  singular: "Language",
  statusHelp: "Visitors can’t see an inactive language.",
} as const;
