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
