export const menu = {
  about: "Where {{church}}’s staff look after its site.",
  blogAndHelp: "Blog & help",
  files: "Pictures & clips",
  findConsents: "Find consents",
  handOver: "Hand over",
  messages: "Messages",
  people: "People",
  print: "Print",
  sitePages: "Site pages",
  stories: "Stories & videos",
} as const;
