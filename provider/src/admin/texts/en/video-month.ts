export const videoMonth = {
  heading: "The last 30 days",
  numbers: "Every part in numbers",
  watchedHalf:
    "How many people kept watching, from the start to the end. At {{moment}}, fewer than half were still watching.",
  watchedToTheEnd:
    "How many people kept watching, from the start to the end. At least half of them stayed to the end.",
} as const;
