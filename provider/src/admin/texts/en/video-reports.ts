export const videoReports = {
  close: "I’ve looked at it",
  closed: "You’ve dealt with the reports.",
  count_one: "Reported once",
  count_other: "Reported {{count}} times",
  next: "Then publish it again, or leave it unpublished.",
  reports: "Reports",
} as const;
