export const articles = {
  publish: "Publish",
  unpublish: "Unpublish",
  update: "Update",
} as const;
