/** The admin's own inputs and cells of records' fields. */
export const recordFields = {
  add: "Add {{address}}",
  addressUnknown:
    "We can’t see your address from here. Please ask the person who looks after your internet connection.",
  alsoIn: "Visitors will also read it in {{language}}:",
  approved_one: "{{colleagues}} has approved it as it is now.",
  approved_other: "{{colleagues}} have approved it as it is now.",
  chooseColor: "Choose: {{field}}",
  colorIllegible:
    "Not everyone could read text in {{color}}. The site uses {{shown}}, the nearest colour that works.",
  colorLegible: "Everyone can read text in these colours.",
  crisisLine: "{{country}}: {{name}}",
  line: "Line {{number}}",
  new: "New",
  no: "No",
  open: "Open it",
  question: "Question {{number}}",
  sampleButton: "A button",
  sampleLink: "A link",
  sampleLinkOnPaper: "A link on paper",
  sampleWords: "Words",
  yes: "Yes",
  yourAddress: "You are on {{address}} now. If that’s your church’s Wi-Fi, add it.",
} as const;
