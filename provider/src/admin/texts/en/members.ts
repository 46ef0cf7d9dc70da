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
