export const storyForm = {
  asksParentOfChild: "A parent must agree to a story by a child under 13",
  asksParentOfChildHelp:
    "Most countries’ laws require it. If you turn this on, stories without a parent’s agreement are removed from the site.",
  asksParentOfTeen: "A parent must also agree to a story by someone aged 13 to 17",
  asksParentOfTeenHelp:
    "We email the parent they name. The story waits until that parent agrees. If you turn this on, stories without a parent’s agreement are removed from the site.",
  consentYears: "Ask again after this many years",
  consentYearsHelp:
    "We email the storyteller to ask if their story may stay. If they don’t answer, your home page tells you. If empty: {{years}}. Enter 0 to never ask.",
  description:
    "What guides people who record their story on your site, and your rules for who is seen in it.",
  hidingReports: "Hide a story after this many reports",
  hidingReportsHelp:
    "Counts open reports from different networks, so a household counts once. The video stays hidden until you publish it again. If empty, it’s never hidden automatically.",
  label: "Sharing a story",
  longestSeconds: "Longest recording, in seconds",
  longestSecondsHelp: "If empty: {{seconds}} (two minutes). Answers recorded again don’t count.",
  needsTwoForDanger: "Two colleagues must approve a story that could put someone in danger",
  needsTwoForDangerHelp:
    "The first approval is saved, and the story waits for the second. If you turn this on, stories without two approvals are removed from the site.",
  offersPrayerMails: "Storytellers can get emails about prayers",
  offersPrayerMailsHelp: "At most once a week, if they choose it when they send their story.",
  questionHelp: "Keep it short, such as ‘Before: what was your life like?’.",
  questionsHelp:
    "They guide the storyteller one by one, in large letters. Three to six work best. Without any, people speak freely.",
  questionsPlural: "questions",
  questionsSingular: "question",
  recordingTab: "Recording",
  responsesTab: "Responses",
  responsesTabHelp: "What visitors can do with a published story.",
  safetyTab: "Safety",
  safetyTabHelp:
    "What people must agree to before you can publish a story. The safeguarding guide explains what these rules can and can’t do.",
  takesPrayers: "Visitors can say ‘I prayed’",
  takesPrayersHelp: "Once per browser, without a name. The number appears from three prayers.",
  takesReports: "Visitors can report a story",
  takesReportsHelp: "We’ll email you, and you’ll find it under ‘Reports’.",
  textHelp: "In that language.",
  translations: "In other languages",
  translationsHelp: "For visitors whose browser asks for that language.",
  translationsPlural: "translations",
  translationsSingular: "translation",
} as const;
