export const scheduleField = {
  atChurch: "Church time ({{place}}).",
  momentAtChurch: "{{moment}}, church time ({{place}}).",
  problem: "It was time to publish this, but it couldn’t be published: {{reason}} We try again every minute.",
} as const;
