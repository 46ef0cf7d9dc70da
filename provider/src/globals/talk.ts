import { COUNTRY_LINES_MAX } from "@lampstand/contract/limits";
import type { GlobalConfig } from "payload";

import { CRISIS_LINES } from "../features/conversations/crisis-lines";
import { country } from "../fields/church-fields";
import { crisisLineFields } from "../fields/crisis-line-fields";
import { ticked } from "../fields/select-fields";
import { day, paragraph, webAddress } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";
import { english } from "../admin/texts/en";
import { text } from "../admin/texts/text";

/** What people find when they would like to talk to someone. */
export const talk: GlobalConfig = {
  slug: "talk",
  label: text("talk:label"),
  admin: {
    group: adminGroup.messages,
    description: { en: english.talk.description },
  },
  fields: [
    ticked("isOffered", text("talk:isOffered"), text("talk:isOfferedHelp")),
    paragraph("introduction", text("fields:introduction"), text("talk:introductionHelp"), {
      maxLength: 1000,
    }),
    {
      name: "lines",
      type: "array",
      label: text("talk:lines"),
      labels: { singular: text("fields:line"), plural: text("fields:lines") },
      maxRows: COUNTRY_LINES_MAX,
      defaultValue: () => CRISIS_LINES,
      admin: {
        description: text("talk:linesHelp"),
        components: { RowLabel: "/admin/fields/labels#CrisisLineLabel" },
        initCollapsed: true,
      },
      fields: [
        { ...country("country", text("talk:country"), text("talk:countryHelp")), required: true },
        ...crisisLineFields,
        webAddress("source", text("talk:source"), text("talk:sourceHelp")),
        day("checkedOn", text("talk:checkedOn"), ""),
      ],
    },
  ],
};
