import { SAFETY_QUESTIONS } from "@lampstand/contract/safety";
import type { Field, SelectField } from "payload";

import { notedAtField } from "../../fields/submission-fields";

/** Shown in words by the panel below the decision. */
const IN_PANEL = { components: { Field: "/admin/clips/media-cells#NoField" }, disableBulkEdit: true };

function answered(name: keyof typeof SAFETY_QUESTIONS): SelectField {
  const { question, answers } = SAFETY_QUESTIONS[name];
  return {
    name,
    type: "select",
    label: question,
    options: Object.entries(answers).map(([value, label]) => ({ value, label })),
    access: { update: () => false },
    admin: IN_PANEL,
  };
}

function hiddenText(name: string): Field {
  return { name, type: "text", access: { update: () => false }, admin: { hidden: true } };
}

/** What keeps those from harm who are seen in a story. */
export const safetyFields: Field[] = [
  {
    name: "safety",
    type: "ui",
    admin: {
      components: { Field: "/admin/stories/safety-panel#SafetyPanel" },
      disableListColumn: true,
    },
  },
  answered("tellerAge"),
  answered("othersSeen"),
  answered("danger"),
  hiddenText("safetyVersion"),
  hiddenText("parentName"),
  hiddenText("parentEmail"),
  notedAtField("parentAskedAt", "Parent asked"),
  {
    name: "isUnnamed",
    type: "checkbox",
    label: "Show it without name, place, links and hashtags",
    defaultValue: false,
    admin: {
      description:
        "Leave the teller's name out of the title and the description then. What is said in the video, and captions, stay as they are.",
    },
  },
  /** The e-mail addresses of the staff accounts that have said yes, where it takes two. */
  { name: "approvedBy", type: "json", access: { update: () => false }, admin: { hidden: true } },
  notedAtField("renewalAskedAt", "Asked whether it may stay"),
  {
    name: "prayerMails",
    type: "checkbox",
    label: "Hears by mail how many prayed",
    defaultValue: false,
    access: { update: () => false },
    admin: {
      position: "sidebar",
      readOnly: true,
      disableBulkEdit: true,
      condition: ({ prayerMails }) => Boolean(prayerMails),
    },
  },
  /** The day, in UTC, up to which they have heard. */
  hiddenText("prayersMailedUntil"),
];
