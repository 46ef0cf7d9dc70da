export const inbox = {
  answer: "Answer",
  answers: "Answers",
  cancel: "Cancel",
  chooseReply: "Choose one…",
  download: "Download all as a spreadsheet (CSV)",
  failed: "That didn’t work. Please try again.",
  goesByEmail: "We’ll email your answer to {{to}}. Their reply goes to the church’s own address.",
  goesByLink:
    "We’ll send {{to}} an email with a link to your answer. The email itself doesn’t contain it. Only the two of you can read their reply, here.",
  savedReply: "Saved reply",
  send: "Send",
  sending: "We’re sending your answer.",
  sentBy: "Sent to {{to}} by {{by}}, {{moment}}",
  spam: "Spam? An admin can tick all of it and move it to the trash at once. Nobody gets an email.",
  spamToTrash: "Spam? Tick all of it and press ‘Delete’. It moves to the trash, and nobody gets an email.",
  subject: "Subject",
  toContactMessage: "Your message to us",
  toConversation: "You asked to talk to someone",
  toStory: "Your story",
  toTestimonyConsent: "Your testimony",
  toVolunteerContact: "Your offer to help",
  withdraw: "Withdraw consent",
  withdrawHeading: "Withdraw this consent?",
  withdrawHelp:
    "Only do this if the person has asked you to. The linked video disappears from the site at once. We keep a record of what they agreed to, with your name and the time. You can’t undo this.",
  withdrawing: "Withdrawing…",
  wroteBack: "{{name}} wrote back",
  yourAnswer: "Your answer",
} as const;

export const contactMessages = {
  description: "What visitors wrote in the contact form.",
  message: "Message",
  plural: "Contact messages",
  recordedAtHelp: "If they mentioned a recording.",
  singular: "Contact message",
} as const;

export const conversations = {
  about: "Topic",
  description:
    "People who would like to talk to someone. You see the conversations you share with one colleague.",
  isMinor: "Under 18",
  isMinorHelp: "They told us so. Please follow your church’s rules for talking to minors.",
  isUrgent: "Urgent",
  isUrgentHelp: "They may be thinking of self-harm. Please reply at once.",
  notesHelp: "Only the two of you can see these.",
  openedByYou: "Opened by you",
  plural: "Conversations",
  readBy: "Read by",
  singular: "Conversation",
  times: "Best time to reach them",
} as const;

export const reports = {
  description: "Videos that visitors have reported. We don’t record who sent a report.",
  plural: "Reports",
  reason: "Reason",
  singular: "Report",
  video: "Video",
  words: "Their comment",
} as const;

export const savedReplies = {
  body: "Words",
  bodyHelp: "{name} becomes the name of the person you’re replying to.",
  description: "Choose one when you answer a message, and edit it before you send it.",
  plural: "Saved replies",
  singular: "Saved reply",
  subject: "Subject",
  subjectHelp: "If you leave it empty, the answer keeps its own subject.",
  titleHelp: "Only for staff, for example ‘Thank you, we will call you’.",
} as const;

export const volunteerContacts = {
  description: "Who signed up on the volunteer page.",
  message: "About themselves",
  plural: "Volunteers",
  singular: "Volunteer",
} as const;

export const testimonyConsents = {
  agreeToUseTestimony: "Agrees to the use of the testimony",
  churchWebLink: "Church website",
  description: "What people agreed to when they shared a testimony.",
  fullName: "Full name",
  plural: "Testimony consents",
  recordedAtHelp: "Where or when the testimony was recorded, in their words.",
  singular: "Testimony consent",
  video: "The story this is about",
  videoHelp: "If they withdraw their consent, we remove this video from the site.",
} as const;

export const consents = {
  agreedOn: "{{purpose}}: agreed on {{date}}",
  agreedOnThenWithdrawn: "{{purpose}}: agreed on {{date}}, withdrawn on {{withdrawnDate}}",
  ask: "Ask by email",
  askAgain: "Ask again by email",
  asked: "We’ve asked them by email. Once they agree, you’ll see it under ‘What they agreed to’.",
  find: "Find",
  found: "Found: {{count}}",
  given: "Given {{moment}} (wording {{version}})",
  givenByLink: "Given {{moment}} (wording {{version}}), by the link of an email that {{sender}} had sent",
  givenByLinkOfStaff: "Given {{moment}} (wording {{version}}), by the link of an email that staff had sent",
  heading: "Find consents",
  inEnglish: "In English: “{{sentence}}”",
  missing: "Missing consent",
  missingHelp:
    "The storyteller hasn’t confirmed that they made the video or may share it, and that we may show it.",
  nobody: "Nobody with that name or address has sent a story or consent.",
  noNames: "None",
  none: "They didn’t tick any box.",
  noneYet: "They haven’t agreed to anything yet.",
  purposeOfParent: "A child's story, as its parent",
  purposeOfSeen: "A story in which they are seen",
  purposeToHear: "Hearing from us",
  purposeUnrestricted: "Unrestricted use of the story",
  purposeUse: "Use of the testimony",
  sentOn: "{{kind}}, {{date}}",
  sentOnNowTrashed: "{{kind}}, {{date}}, in the trash",
  unpublishable: "This story cannot be published yet.",
  who: "Name or email address",
  withdrawnBy: "Withdrawn {{moment}} by {{name}}",
  withdrawnByThemselves: "Withdrawn {{moment}} by themselves",
  wordingNotRecorded: "They ticked the box, but we didn’t record the wording.",
} as const;

export const othersConsents = {
  agreedAt: "Agreed",
  askedAt: "Asked",
  description: "Parents and people seen in a story, with what we asked them by email.",
  emailHelp: "Where we asked them.",
  fullNameHelp: "As the storyteller or one of you wrote it.",
  plural: "Consents of others",
  role: "Who they are",
  roleParent: "A parent or guardian of the storyteller",
  roleSeen: "Someone seen or named in the story",
  singular: "Consent of others",
  story: "Story",
} as const;
