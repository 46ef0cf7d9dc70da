export const faqCategories = {
  answer: "Answer",
  answerHelp: "Plain text. Web and email addresses become links.",
  description: "Each category is a tab on the help page. Drag the rows to reorder them.",
  faqDataHelp: "In the order they appear on the page.",
  name: "Category",
  nameHelp: "The tab's title, in one to three words.",
  plural: "Questions & answers",
  questionHelp: "As a visitor would ask it.",
  singular: "Question category",
} as const;
