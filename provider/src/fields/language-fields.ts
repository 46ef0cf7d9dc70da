import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from "@lampstand/contract/languages";
import type { Tab } from "payload";

import { text } from "../admin/texts/text";

const options = LANGUAGE_NAMES.map((value) => ({ value, label: LANGUAGES[value].name }));

/** Which languages visitors can choose. */
export const languagesTab: Tab = {
  label: text("settings:languagesTab"),
  fields: [
    {
      name: "ownLanguage",
      type: "select",
      label: text("settings:ownLanguage"),
      options,
      defaultValue: DEFAULT_LANGUAGE,
      admin: {
        isClearable: false,
        description: text("settings:ownLanguageHelp"),
      },
    },
    {
      name: "otherLanguages",
      type: "select",
      hasMany: true,
      label: text("settings:otherLanguages"),
      options,
      admin: {
        description: text("settings:otherLanguagesHelp"),
      },
    },
  ],
};
