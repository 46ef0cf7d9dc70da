import { REPORT_REASON_NAMES, REPORT_REASONS } from "@lampstand/contract/reports";
import type { CollectionConfig } from "payload";

import {
  handledField,
  notesField,
  readOnlyFields,
  receivedFields,
  shownAbove,
} from "../fields/submission-fields";
import { panel } from "../fields/panel";
import { paragraph } from "../fields/text-fields";
import { inboxAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text } from "../admin/texts/text";
import { markReadEndpoint } from "../endpoints/inbox";
import { forgetSender } from "../features/reports/reports";
import { keepFromSaves } from "../lib/db/writes";
import { listFilters } from "./inbox/inbox-config";

/** Visitors' objections to a video. We don't ask who they are. */
export const reports: CollectionConfig<"reports"> = {
  slug: "reports",
  labels: { singular: text("reports:singular"), plural: text("reports:plural") },
  disableDuplicate: true,
  defaultSort: "-createdAt",
  admin: {
    group: adminGroup.messages,
    useAsTitle: "reason",
    defaultColumns: ["reason", "video", "words", "isHandled", "createdAt"],
    listSearchableFields: ["words"],
    description: text("reports:description"),
    components: { beforeListTable: [listFilters] },
  },
  access: inboxAccess,
  hooks: { beforeChange: [keepFromSaves("announcedAt", "readAt", "sender"), forgetSender] },
  endpoints: [markReadEndpoint],
  fields: [
    panel("case", "/admin/reports/report-screen#ReportScreen"),
    ...readOnlyFields([
      {
        name: "reason",
        type: "select",
        label: text("reports:reason"),
        required: true,
        options: REPORT_REASON_NAMES.map((value) => ({ value, label: REPORT_REASONS[value] })),
        admin: { components: { Cell: "/admin/fields/cells#ReasonCell" } },
      },
      paragraph("words", text("reports:words"), text("fields:inTheirWords")),
    ]).map(shownAbove),
    {
      name: "video",
      type: "relationship",
      relationTo: "videos",
      label: text("reports:video"),
      index: true,
      access: { update: () => false },
      admin: {
        components: {
          Cell: "/admin/reports/report-screen#FilmCell",
          Field: "/admin/clips/media-cells#NoField",
        },
      },
    },
    shownAbove(handledField),
    /** Only tells reports from different networks apart: a keyed hash, emptied once the report is handled. */
    { name: "sender", type: "text", hidden: true },
    ...receivedFields,
    notesField,
  ],
};
