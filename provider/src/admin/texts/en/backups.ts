/** The backups on the home page, and the restore of one on an empty installation. */
export const backups = {
  command: "lampstand restore -- {{backup}} --set-aside",
  contents: "{{moment}}: {{size}}, version {{version}}",
  damaged:
    "Checked on {{moment}}: the newest backup is damaged. These files are missing or have changed: {{names}}. Please tell the person who looks after the server.",
  isRead: "Checked on {{moment}}: all records and {{files}} files are intact. We check one every month.",
  notRead: "No backup has been checked yet. We’ll check the next one.",
  restore:
    "To restore one, the person who looks after the server stops the site and runs this. What was there before is kept in a folder of its own, so that you can go back.",
  restoreEmpty:
    "On a new server, copy the backups to the folder ‘backups’ of its data, and start the site. The page for the first account offers them.",
  sameDisk:
    "They’re on the same disk as the site. If the disk fails, you lose both, unless the server also copies them elsewhere. Please ask the person who looks after it.",
} as const;

export const firstRestore = {
  choose: "Choose a backup",
  command: "This server restores backups with a command: docs/operations.md, step 11.",
  confirm:
    "The site becomes what it was then, with its accounts, and restarts. What is here now is kept beside it. This can take minutes.",
  contents: "{{size}}, version {{version}}",
  heading: "Or restore a backup",
  none: "There are no backups in {{folder}}. Copy them there, then reload this page.",
  openLink:
    "To restore a backup instead, open this page with the address that the server printed when it started.",
  restore: "Restore this backup",
  restoring: "Restoring the backup. Keep this page open: it shows the sign-in page once the site is back.",
  why: "The backup couldn’t be restored, and nothing was changed: {{reason}}",
} as const;

/** The notice of a newer version on the home page. */
export const updates = {
  changes: "What it changes",
  closesHole: "It closes a security hole in the version you have. Please have it installed soon.",
  heading: "Version {{version}} is available",
  how: "The person who looks after the server installs it with one command, which makes a backup first and goes back if it doesn’t start: docs/operations.md, step 12.",
} as const;
