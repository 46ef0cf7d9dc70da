import { SAFETY_QUESTIONS } from "@lampstand/contract/safety";
import type { Field, Option, SelectField, TextField } from "payload";

import { english } from "../../admin/texts/en";
import { text } from "../../admin/texts/text";
import { objectionField, publishUnprepared, videoTypeOptions } from "../../fields/select-fields";
import { folded } from "../../fields/panel";
import { notedAtField } from "../../fields/submission-fields";
import { line, paragraph } from "../../fields/text-fields";
import { hasEditorRole } from "../../access/roles";
import { proposeHashtags } from "./hooks";

const REASON_MAX_LENGTH = 2000;

/** The last decision carried out, so that a crash can't lose one. */
const carriedOut: TextField = {
  name: "carriedOut",
  type: "text",
  defaultValue: "Pending",
  access: { update: () => false },
  admin: { hidden: true },
};

/** A withdrawn consent always wins. */
function isOpenTo({ withdrawnAt }: { withdrawnAt?: unknown }, option: Option): boolean {
  return ((typeof option === "string" ? option : option.value) === "Withdrawn") === Boolean(withdrawnAt);
}

/** For fields that the page shows in words and lets staff change elsewhere. */
const ELSEWHERE = { components: { Field: "/admin/clips/media-cells#NoField" }, disableBulkEdit: true };

/** What staff decide about a story, what they may correct before it is shown, and the outcome. */
export const decisionFields: Field[] = [
  {
    name: "status",
    type: "select",
    label: text("stories:status"),
    required: true,
    defaultValue: "Pending",
    index: true,
    // Payload passes filtered options to browsers as they are, so their labels can't be functions.
    options: [
      { label: { en: english.stories.statusPending }, value: "Pending" },
      { label: { en: english.fields.published }, value: "Published" },
      { label: { en: english.stories.statusDeclined }, value: "Declined" },
      { label: { en: english.stories.statusWithdrawn }, value: "Withdrawn" },
    ],
    filterOptions: ({ options, data }) => options.filter((option) => isOpenTo(data, option)),
    admin: ELSEWHERE,
  },
  {
    ...paragraph("reason", text("stories:reason"), "", { maxLength: REASON_MAX_LENGTH }),
    admin: ELSEWHERE,
  },
  {
    ...publishUnprepared,
    admin: { ...publishUnprepared.admin, position: undefined, condition: ({ withdrawnAt }) => !withdrawnAt },
  },
  { ...line("title", text("stories:title"), ""), admin: ELSEWHERE },
  folded("fields:whereToShow", [
    {
      name: "shownAs",
      type: "select",
      label: text("fields:whereToShow"),
      required: true,
      defaultValue: "both",
      options: videoTypeOptions,
      admin: { isClearable: false },
    },
    {
      name: "hashtags",
      type: "relationship",
      relationTo: "hashtags",
      hasMany: true,
      label: text("stories:hashtags"),
      hooks: { afterRead: [proposeHashtags] },
      admin: {
        description: text("stories:hashtagsHelp"),
      },
    },
  ]),
  {
    name: "video",
    type: "relationship",
    relationTo: "videos",
    label: text("stories:video"),
    access: { update: () => false },
    admin: {
      position: "sidebar",
      condition: ({ video }, _siblings, { user }) => Boolean(video) && hasEditorRole(user),
      components: { Field: "/admin/fields/record-link#RecordLink" },
      description: text("stories:videoHelp"),
    },
  },
  // Sent when staff publish a published story again because it has changed.
  { name: "approves", type: "checkbox", virtual: true, admin: { hidden: true, disableListColumn: true } },
  // Sent by the review: when the version that it shows was saved.
  { name: "seenAt", type: "text", virtual: true, admin: { hidden: true, disableListColumn: true } },
  carriedOut,
  objectionField,
];

function answered(name: keyof typeof SAFETY_QUESTIONS): SelectField {
  const { question, answers } = SAFETY_QUESTIONS[name];
  return {
    name,
    type: "select",
    label: question,
    options: Object.entries(answers).map(([value, label]) => ({ value, label })),
    access: { update: () => false },
    admin: ELSEWHERE,
  };
}

function hiddenText(name: string): Field {
  return { name, type: "text", access: { update: () => false }, admin: { hidden: true } };
}

/** What protects people seen in a story. */
export const safetyFields: Field[] = [
  answered("tellerAge"),
  answered("othersSeen"),
  answered("danger"),
  hiddenText("safetyVersion"),
  hiddenText("parentName"),
  hiddenText("parentEmail"),
  notedAtField("parentAskedAt", text("stories:parentAskedAt")),
  {
    name: "isUnnamed",
    type: "checkbox",
    label: text("stories:isUnnamed"),
    defaultValue: false,
    admin: ELSEWHERE,
  },
  /** The email addresses of the staff accounts that have approved it, if it needs two. */
  { name: "approvedBy", type: "json", access: { update: () => false }, admin: { hidden: true } },
  notedAtField("renewalAskedAt", text("stories:renewalAskedAt")),
  {
    name: "prayerMails",
    type: "checkbox",
    label: text("stories:prayerMails"),
    defaultValue: false,
    access: { update: () => false },
    admin: {
      position: "sidebar",
      readOnly: true,
      disableBulkEdit: true,
      condition: ({ prayerMails }) => Boolean(prayerMails),
    },
  },
  /** The last day (UTC) that the mails to them cover. */
  hiddenText("prayersMailedUntil"),
];
