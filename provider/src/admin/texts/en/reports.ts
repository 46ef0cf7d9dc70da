export const reports = {
  description: "Videos that visitors have reported. We don’t record who sent a report.",
  plural: "Reports",
  reason: "Reason",
  singular: "Report",
  video: "Video",
  words: "Their comment",
} as const;
