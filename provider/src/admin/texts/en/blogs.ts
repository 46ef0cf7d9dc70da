export const blogs = {
  author: "Author",
  authorHelp: "Shown as ‘By …’.",
  contentHelp:
    "The full text. Use + to add pictures and videos from this site, and the icon beside it to add videos from elsewhere.",
  description: "‘Save draft’ keeps it private. ‘Publish’ shows it on the site.",
  excerpt: "Summary",
  excerptHelp: "One or two sentences for lists and search engines.",
  fVideoHelp: "Shown above the article and in the list.",
  plural: "Blog articles",
  postedDate: "Date",
  postedDateHelp: "Shown with the article. The newest comes first.",
  singular: "Blog article",
  slugHelp: "The article’s address is /blog/… followed by this name.",
  titleHelp: "The heading of the article.",
} as const;
