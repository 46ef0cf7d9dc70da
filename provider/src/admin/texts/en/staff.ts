export const staff = {
  answersMinors: "Answers people under 18",
  answersMinorsHelp: "Visitors under 18 see the name of this account, and this carer reads what they write.",
  currentPassword: "Your current password",
  currentPasswordHelp: "Needed to change your email address or your password.",
  description:
    "The people who can sign in here. After ten wrong passwords in a row, they have to wait before trying again.",
  invitedAt: "Invited, not joined yet",
  isCarer: "Carer: reads ‘Talk to someone’",
  isCarerHelp:
    "Only carers read messages from people who would like to talk, and two carers share each conversation. When someone stops being a carer, their conversations pass to other carers. Invited colleagues become carers when they join.",
  lastAdmin: "There must be at least one admin.",
  nameHelp: "First and last name, to help colleagues recognise the account.",
  plural: "Staff accounts",
  role: "Role",
  roleAdmin: "Admin: everything, including staff accounts",
  roleEditor: "Editor: content and review",
  roleHelp:
    "Reviewers only see stories and messages. Editors can also change content. Admins can also manage accounts.",
  roleReviewer: "Reviewer: stories and messages only",
  setupKey: "Setup key",
  setupKeyHelp: "The person who set up the server has it. The server printed it when it first started.",
  singular: "Staff account",
} as const;
