import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from "@lampstand/contract/languages";
import type { Tab } from "payload";

const options = LANGUAGE_NAMES.map((value) => ({ value, label: LANGUAGES[value].name }));

/** Which languages visitors can choose. */
export const languagesTab: Tab = {
  label: "Languages",
  fields: [
    {
      name: "ownLanguage",
      type: "select",
      label: "Your church’s language",
      options,
      defaultValue: DEFAULT_LANGUAGE,
      admin: {
        isClearable: false,
        description:
          "The language in which you write your pages and stories. Visitors see the site in this language first.",
      },
    },
    {
      name: "otherLanguages",
      type: "select",
      hasMany: true,
      label: "Other languages",
      options,
      admin: {
        description:
          "Visitors can switch to these. Buttons, forms and notices are translated. You can translate your own texts under ‘Translations’. Until then, they appear as you wrote them.",
      },
    },
  ],
};
