export const help = {
  contentHelp: "Shown under the heading, as plain text.",
  description: "The top of the help page. Edit the questions and answers under ‘Questions & answers’.",
  label: "Help page",
  titleHelp: "The heading of the help page.",
} as const;
