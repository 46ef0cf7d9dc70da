import { COUNTRY_LINES_MAX } from "@lampstand/contract/limits";
import type { GlobalConfig } from "payload";

import { CRISIS_LINES } from "../features/conversations/crisis-lines";
import { country } from "../fields/church-fields";
import { crisisLineFields } from "../fields/crisis-line-fields";
import { ticked } from "../fields/select-fields";
import { day, paragraph, webAddress } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";

/** What people find who would like to talk to somebody. */
export const talk: GlobalConfig = {
  slug: "talk",
  label: "Talk to someone",
  admin: {
    group: adminGroup.messages,
    description:
      "A short form for people who would like to talk. Two carers read what each one writes, and nobody else; an admin makes somebody a carer under ‘Staff accounts’. With fewer than two carers the site does not offer it.",
  },
  fields: [
    ticked("isOffered", "Visitors can ask to talk to somebody", "As long as there are two carers."),
    paragraph("introduction", "Introduction", "Above the form: who reads it, and how soon you answer.", {
      maxLength: 1000,
    }),
    {
      name: "lines",
      type: "array",
      label: "Help in a crisis, by country",
      labels: { singular: "line", plural: "lines" },
      maxRows: COUNTRY_LINES_MAX,
      defaultValue: () => CRISIS_LINES,
      admin: {
        description:
          "Visitors find those of their own country first, before they write anything. Please check them once a year, at their source.",
        components: { RowLabel: "/admin/fields/labels#CrisisLineLabel" },
        initCollapsed: true,
      },
      fields: [
        { ...country("country", "Country", "Whose people can call it."), required: true },
        ...crisisLineFields,
        webAddress("source", "Source", "Where you checked it."),
        day("checkedOn", "Checked on", ""),
      ],
    },
  ],
};
