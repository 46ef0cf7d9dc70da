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
  singular: "Staff account",
} as const;

export const members = {
  description: "Visitors who signed up on the site. They edit and delete their account there.",
  emailHelp: "Their sign-in address.",
  emailInvalid: "This isn’t an email address.",
  firstName: "First name",
  lastName: "Last name",
  plural: "Members",
  sharedStories_one:
    "This member shared a story. Open the member and choose ‘Delete this member …’, which asks what should happen to them.",
  sharedStories_other:
    "This member shared {{count}} stories. Open the member and choose ‘Delete this member …’, which asks what should happen to them.",
  singular: "Member",
} as const;

export const memberDeletion = {
  confirm: "Delete for good",
  deleting: "Deleting…",
  heading: "Delete this member for good?",
  keepStories: "Keep them on the site, without the person’s name",
  noStories:
    "They haven’t shared any stories. We’ll delete their account and the emails sent to them. You can’t undo this.",
  open: "Delete this member …",
  permanent: "This is permanent. Members don’t go to the trash.",
  removeStories: "Delete them with their videos; we only keep the proof of consent",
  stories_one: "They shared a story. What should happen to it?",
  stories_other: "They shared {{count}} stories. What should happen to them?",
} as const;

export const invitation = {
  help: "They’ll get an email with a link to choose their own password within seven days.",
  invite: "Invite a colleague",
  name: "Name",
  send: "Send invitation",
} as const;

export const signIn = {
  accountName: "You sign in with {{email}}.",
  choosePassword: "Choose this password",
  code: "Code from your authenticator, or a recovery code",
  email: "Email",
  forgotPassword: "Forgot password?",
  linkExpired: "This link no longer works",
  linkExpiredHelp:
    "A link works once and expires. If you have already chosen your password, sign in. Otherwise, get a new link with ‘Forgot password?’ or from the person who invited you.",
  login: "Login",
  newPassword: "Choose a new password",
  password: "Password",
  passwordHelp: "At least twelve characters: a few words in a row are easy to remember.",
  passwordsDiffer: "The passwords don’t match.",
  repeatPassword: "Repeat the password",
  signIn: "Sign in",
  welcome: "Welcome! Choose a password",
  welcomeName: "Welcome, {{name}}! Choose a password",
  again: "Please sign in again",
  againHelp:
    "Your session has ended. What you wrote is still here, and what you just did continues once you’ve signed in.",
  cancel: "Cancel",
  confirm: "Please enter your password again",
  confirmHelp: "This step is sensitive, and you signed in a while ago. It continues once we know it’s you.",
  reload: "Reload the page",
  updated:
    "The admin was updated while this page was open. Please save what you wrote, then reload the page.",
} as const;

export const firstAccount = {
  create: "Create account",
  heading: "Welcome to {{church}}",
  help: "This is where your church looks after its site: the stories people share, their messages, and every page. Create your account first. Then you can invite colleagues.",
  name: "Your name",
  setupKey: "Setup key",
  setupKeyHelp: "The person who set up the server has it. The server printed it when it first started.",
} as const;

export const twoStepSignIn = {
  app: "Scan this with the app, or type the key into it:",
  code: "Code, to change this",
  codesCopied: "Codes copied.",
  codesFile: "Recovery codes for {{host}}",
  codesHelp:
    "Two-step sign-in is on. Print these recovery codes or keep them somewhere safe. Each one signs you in once if you lose your phone. You won’t see them again.",
  codesKept: "I’ve saved them",
  codesNotCopied: "Your browser didn’t let us copy them. Please select and copy them yourself.",
  confirm: "Confirm",
  copy: "Copy",
  digits: "The six digits it shows now",
  download: "Download",
  heading: "Two-step sign-in",
  newCodes: "New recovery codes",
  off: "Off. Turn it on to sign in with your password and a code from an app on your phone (such as Google Authenticator, Aegis or 1Password). A stolen password then isn’t enough.",
  offForColleague: "Off. Only the account’s owner can turn it on, in their account.",
  on: "On: you sign in with your password and a code. Recovery codes left: {{count}}.",
  onForColleague:
    "On. Reset it if they have lost their phone and recovery codes and you are sure the request is from them. They’ll get an email.",
  password: "Your password, to turn it on",
  print: "Print",
  qrCode: "QR code for your authenticator",
  reset: "Reset two-step sign-in",
  turnOff: "Turn off",
  turnOn: "Turn on",
} as const;

export const notices = {
  heading: "Notices on this device",
  help: "Get a notice when a story waits for review. It never says what it is about.",
  helpCarer:
    "Get a notice when someone writes to you urgently, or when a story waits for review. It never says what it is about.",
  off: "Off on this device.",
  on: "On: this device shows notices.",
  refused: "Your browser doesn’t allow notices from this page. You can allow them in its settings.",
  turnOff: "Turn off",
  turnOn: "Turn on",
  unsupported:
    "This browser can’t show notices here. On an iPhone or iPad, choose ‘Share’ and ‘Add to Home Screen’, then open the admin from there.",
  waiting: "Something is waiting for you.",
} as const;
