export const pages = {
  description: "Privacy policy, terms and Discover Jesus.",
  effectiveDate: "Effective date",
  effectiveDateHelp: "The day a policy takes effect. Leave it empty if there isn’t one.",
  needed: "The site needs this page, but you can change its text.",
  plural: "Pages",
  singular: "Page",
  slugHelp: "The site knows the page by this name. You can’t change it later.",
} as const;
