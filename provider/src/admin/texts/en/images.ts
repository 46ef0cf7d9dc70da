export const images = {
  alt: "What the picture shows",
  altHelp: "Describe it for people who can’t see it, for example ‘Two women singing in a choir’.",
  description: "JPEG, PNG, GIF, WebP, AVIF or BMP.",
  plural: "Pictures",
  singular: "Picture",
} as const;
