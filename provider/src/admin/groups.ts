/** The headings under which the admin's menu lists things, in their order. */
export const adminGroup = {
  sitePages: "Site pages",
  stories: "Stories & videos",
  blogAndHelp: "Blog & help",
  messages: "Messages",
  people: "People",
  files: "Pictures & clips",
} as const;
