export const history = {
  heading: "Who changed what",
} as const;
