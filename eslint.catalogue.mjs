import i18next from "eslint-plugin-i18next";

/** Props of elements and components that people read or hear. */
const spokenProps = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-valuetext",
  "call",
  "error",
  "fallbackHeading",
  "fallbackTitle",
  "heading",
  "label",
  "lead",
  "missing",
  "no",
  "placeholder",
  "question",
  "title",
  "yes",
];

/** The same for the admin's and Payload's components. */
const spokenAdminProps = [
  ...spokenProps,
  "body",
  "caption",
  "confirmLabel",
  "confirmingLabel",
  "description",
  "intro",
  "summary",
];

/** Takes the place of the layout that passes the catalogue. */
const outsideCatalogue = "app/global-error.tsx";

/**
 * Refuses sentences in JSX.
 * @param {string} files
 * @param {string[]} props
 * @param {string} catalogue
 * @returns {import("eslint").Linter.Config}
 */
const noSentences = (files, props, catalogue) => ({
  files: [files],
  ignores: ["**/*.test.tsx", outsideCatalogue],
  plugins: { i18next },
  rules: {
    "i18next/no-literal-string": [
      "error",
      {
        mode: "jsx-only",
        "jsx-attributes": { include: props },
        // Without a letter it's no sentence.
        words: { exclude: [/^\P{L}*$/u] },
        callees: { exclude: ["t"] },
        "should-validate-template": true,
        message: `A sentence is in ${catalogue}`,
      },
    ],
  },
});

export const catalogueRules = [
  noSentences("{app,components}/**/*.tsx", spokenProps, "messages/en.json"),
  noSentences("provider/src/admin/**/*.tsx", spokenAdminProps, "provider/src/admin/texts/en"),
];
