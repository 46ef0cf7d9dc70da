import { COUNTRY_LINES_MAX } from "@lampstand/contract/limits";
import type { GlobalConfig } from "payload";

import { CRISIS_LINES } from "../features/conversations/crisis-lines";
import { country } from "../fields/church-fields";
import { crisisLineFields } from "../fields/crisis-line-fields";
import { ticked } from "../fields/select-fields";
import { day, paragraph, webAddress } from "../fields/text-fields";
import { adminGroup } from "../admin/menu";

/** What people find when they would like to talk to someone. */
export const talk: GlobalConfig = {
  slug: "talk",
  label: "Talk to someone",
  admin: {
    group: adminGroup.messages,
    description:
      "A short form for people who would like to talk. Only two carers can read each message. An admin can make someone a carer under ‘Staff accounts’. With fewer than two carers, the form isn’t available.",
  },
  fields: [
    ticked("isOffered", "Visitors can ask to talk to someone", "Needs at least two carers."),
    paragraph(
      "introduction",
      "Introduction",
      "Shown above the form. Say who reads it and how soon you reply.",
      {
        maxLength: 1000,
      },
    ),
    {
      name: "lines",
      type: "array",
      label: "Help in a crisis, by country",
      labels: { singular: "line", plural: "lines" },
      maxRows: COUNTRY_LINES_MAX,
      defaultValue: () => CRISIS_LINES,
      admin: {
        description:
          "Visitors see their own country’s first, before they write anything. Please check them at their source once a year.",
        components: { RowLabel: "/admin/fields/labels#CrisisLineLabel" },
        initCollapsed: true,
      },
      fields: [
        { ...country("country", "Country", "The country whose people can call it."), required: true },
        ...crisisLineFields,
        webAddress("source", "Source", "Where you checked it."),
        day("checkedOn", "Checked on", ""),
      ],
    },
  ],
};
