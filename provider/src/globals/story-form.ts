import {
  RECORDING_QUESTION_MAX_LENGTH,
  RECORDING_QUESTIONS_MAX,
  RECORDING_SECONDS_DEFAULT,
  RECORDING_SECONDS_MAX,
  RECORDING_SECONDS_MIN,
} from "@lampstand/contract/limits";
import { RECORDING_QUESTIONS } from "@lampstand/contract/wording";
import { TAGS } from "@lampstand/contract/tags";
import type { CheckboxField, GlobalConfig } from "payload";

import { revalidateGlobal } from "../features/revalidation/hooks";
import { HIDING_REPORTS_MAX } from "../features/reports/reports";
import { CONSENT_YEARS_DEFAULT, CONSENT_YEARS_MAX } from "../features/safety/safety-rules";
import { line } from "../fields/text-fields";
import { globalAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";

/** How visitors tell their stories here, and what must be agreed to before one is shown. */
export const storyForm: GlobalConfig = {
  slug: "story-form",
  label: "Telling a story",
  admin: {
    group: adminGroup.stories,
    description:
      "What leads people who record their story on your site, and your rules for who is seen in it.",
  },
  access: globalAccess,
  hooks: { afterChange: [revalidateGlobal(TAGS.settings)] },
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Recording",
          fields: [
            {
              name: "questions",
              type: "array",
              label: "Questions",
              labels: { singular: "question", plural: "questions" },
              maxRows: RECORDING_QUESTIONS_MAX,
              defaultValue: () => RECORDING_QUESTIONS.map((question) => ({ question })),
              admin: {
                description:
                  "They lead the teller one after the other, in large letters. Three to six are best; without any, people speak freely.",
                components: { RowLabel: "/admin/fields/labels#QuestionLabel" },
              },
              fields: [
                line("question", "Question", "Short, such as ‘Before: what was your life like?’.", {
                  required: true,
                  maxLength: RECORDING_QUESTION_MAX_LENGTH,
                }),
                {
                  name: "translations",
                  type: "array",
                  label: "In other languages",
                  labels: { singular: "translation", plural: "translations" },
                  admin: { description: "For visitors whose browser asks for that language." },
                  fields: [
                    {
                      ...line("language", "Language", "", { required: true }),
                      admin: { components: { Field: "/admin/captions/language-field#LanguageField" } },
                    },
                    line("text", "Question", "In that language.", {
                      required: true,
                      maxLength: RECORDING_QUESTION_MAX_LENGTH,
                    }),
                  ],
                },
              ],
            },
            {
              name: "longestSeconds",
              type: "number",
              label: "Longest recording, in seconds",
              min: RECORDING_SECONDS_MIN,
              max: RECORDING_SECONDS_MAX,
              admin: {
                placeholder: String(RECORDING_SECONDS_DEFAULT),
                description: `Left empty: ${RECORDING_SECONDS_DEFAULT}, which is two minutes. What is said again is not counted.`,
              },
            },
          ],
        },
        {
          label: "Safety",
          admin: {
            description:
              "What must be agreed to before a story can be published. What these rules can do and cannot do stands in the guide to safeguarding.",
          },
          fields: [
            rule(
              "asksParentOfTeen",
              "A parent agrees to a story of somebody of 13 to 17, too",
              "A mail asks the parent whom they name. Until that parent agrees, the story waits. Switching it on takes stories off the site to which no parent has agreed.",
            ),
            rule(
              "asksParentOfChild",
              "A parent agrees to a story of a child under 13",
              "The laws of most countries ask for it. Switching it on takes stories off the site to which no parent has agreed.",
            ),
            rule(
              "needsTwoForDanger",
              "Two colleagues publish a story that could put somebody in danger",
              "The first one's ‘Publish’ is kept, and the story waits for the second. Switching it on takes stories off the site that two have not approved.",
            ),
            {
              name: "consentYears",
              type: "number",
              label: "Ask again after so many years",
              min: 0,
              max: CONSENT_YEARS_MAX,
              admin: {
                placeholder: String(CONSENT_YEARS_DEFAULT),
                description: `Whether a story may stay is asked by mail. Without an answer it stands on your home page. Left empty: ${CONSENT_YEARS_DEFAULT}; 0: never.`,
              },
            },
          ],
        },
        {
          label: "Responses",
          admin: {
            description: "What visitors can do with a story that is shown. What is off is not offered.",
          },
          fields: [
            rule(
              "takesPrayers",
              "Visitors can say ‘I prayed’",
              "Once a browser, without a name. The number is shown from three on.",
            ),
            rule(
              "offersPrayerMails",
              "Tellers can hear by mail how many prayed",
              "Once a week at most, where they choose it when they send their story.",
            ),
            rule(
              "takesReports",
              "Visitors can report a story",
              "You are told by mail, and find it under ‘Reports’.",
            ),
            {
              name: "hidingReports",
              type: "number",
              label: "Hide a story after so many reports",
              min: 0,
              max: HIDING_REPORTS_MAX,
              admin: {
                placeholder: "0",
                description:
                  "Reports from different networks that nobody has dealt with yet; a household counts once. The video waits then until one of you publishes it again. Left empty: it stays.",
              },
            },
          ],
        },
      ],
    },
  ],
};

function rule(name: string, label: string, description: string): CheckboxField {
  return { name, type: "checkbox", label, defaultValue: true, admin: { description } };
}
