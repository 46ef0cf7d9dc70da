export const linkPreview = {
  heading: "How it appears elsewhere",
  inSearchResults: "In search results",
  shared: "As a shared link",
  titleAndChurch: "{{title}} – {{church}}",
  withoutSummary: "Without a summary, search engines choose an excerpt from the text.",
  withoutTitle: "Without a title",
} as const;
