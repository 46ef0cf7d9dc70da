export const talk = {
  checkedOn: "Checked on",
  country: "Country",
  countryHelp: "The country whose people can call it.",
  description:
    "A short form for people who would like to talk. Only two carers can read each message. An admin can make someone a carer under ‘Staff accounts’. With fewer than two carers, the form isn’t available.",
  introductionHelp: "Shown above the form. Say who reads it and how soon you reply.",
  isOffered: "Visitors can ask to talk to someone",
  isOfferedHelp: "Needs at least two carers.",
  label: "Talk to someone",
  lines: "Help in a crisis, by country",
  linesHelp:
    "Visitors see their own country’s first, before they write anything. Please check them at their source once a year.",
  source: "Source",
  sourceHelp: "Where you checked it.",
} as const;
