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
