export const volunteerContacts = {
  description: "Who signed up on the volunteer page.",
  message: "About themselves",
  plural: "Volunteers",
  singular: "Volunteer",
} as const;
