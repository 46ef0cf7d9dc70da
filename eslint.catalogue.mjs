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

/** Takes the place of the layout that passes the catalogue. */
const outsideCatalogue = "app/global-error.tsx";

/**
 * Refuses sentences in JSX.
 * @type {import("eslint").Linter.Config}
 */
export const catalogueRules = {
  files: ["{app,components}/**/*.tsx"],
  ignores: ["**/*.test.tsx", outsideCatalogue],
  plugins: { i18next },
  rules: {
    "i18next/no-literal-string": [
      "error",
      {
        mode: "jsx-only",
        "jsx-attributes": { include: spokenProps },
        // Without a letter it's no sentence.
        words: { exclude: [/^\P{L}*$/u] },
        callees: { exclude: ["t"] },
        "should-validate-template": true,
        message: "A sentence is in messages/en.json",
      },
    ],
  },
};
