import {
  RECORDING_QUESTION_MAX_LENGTH,
  RECORDING_QUESTIONS_MAX,
  RECORDING_SECONDS_DEFAULT,
  RECORDING_SECONDS_MAX,
  RECORDING_SECONDS_MIN,
} from "@lampstand/contract/limits";
import { RECORDING_QUESTIONS } from "@lampstand/contract/wording";
import type { GlobalConfig } from "payload";

import { HIDING_REPORTS_MAX } from "../features/reports/reports";
import { CONSENT_YEARS_DEFAULT, CONSENT_YEARS_MAX } from "../features/safety/safety-rules";
import { ticked } from "../fields/select-fields";
import { line, number } from "../fields/text-fields";
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
                      admin: { components: { Field: "/admin/captions/language-choice#LanguageField" } },
                    },
                    line("text", "Question", "In that language.", {
                      required: true,
                      maxLength: RECORDING_QUESTION_MAX_LENGTH,
                    }),
                  ],
                },
              ],
            },
            number(
              "longestSeconds",
              "Longest recording, in seconds",
              `Left empty: ${RECORDING_SECONDS_DEFAULT}, which is two minutes. What is said again is not counted.`,
              {
                min: RECORDING_SECONDS_MIN,
                max: RECORDING_SECONDS_MAX,
                placeholder: RECORDING_SECONDS_DEFAULT,
              },
            ),
          ],
        },
        {
          label: "Safety",
          admin: {
            description:
              "What must be agreed to before a story can be published. What these rules can do and cannot do stands in the guide to safeguarding.",
          },
          fields: [
            ticked(
              "asksParentOfTeen",
              "A parent agrees to a story of somebody of 13 to 17, too",
              "A mail asks the parent whom they name. Until that parent agrees, the story waits. Switching it on takes stories off the site to which no parent has agreed.",
            ),
            ticked(
              "asksParentOfChild",
              "A parent agrees to a story of a child under 13",
              "The laws of most countries ask for it. Switching it on takes stories off the site to which no parent has agreed.",
            ),
            ticked(
              "needsTwoForDanger",
              "Two colleagues publish a story that could put somebody in danger",
              "The first one's ‘Publish’ is kept, and the story waits for the second. Switching it on takes stories off the site that two have not approved.",
            ),
            number(
              "consentYears",
              "Ask again after so many years",
              `Whether a story may stay is asked by mail. Without an answer it stands on your home page. Left empty: ${CONSENT_YEARS_DEFAULT}; 0: never.`,
              { min: 0, max: CONSENT_YEARS_MAX, placeholder: CONSENT_YEARS_DEFAULT },
            ),
          ],
        },
        {
          label: "Responses",
          admin: {
            description: "What visitors can do with a story that is shown. What is off is not offered.",
          },
          fields: [
            ticked(
              "takesPrayers",
              "Visitors can say ‘I prayed’",
              "Once a browser, without a name. The number is shown from three on.",
            ),
            ticked(
              "offersPrayerMails",
              "Tellers can hear by mail how many prayed",
              "Once a week at most, where they choose it when they send their story.",
            ),
            ticked(
              "takesReports",
              "Visitors can report a story",
              "You are told by mail, and find it under ‘Reports’.",
            ),
            number(
              "hidingReports",
              "Hide a story after so many reports",
              "Reports from different networks that nobody has dealt with yet; a household counts once. The video waits then until one of you publishes it again. Left empty: it stays.",
              { min: 0, max: HIDING_REPORTS_MAX, placeholder: 0 },
            ),
          ],
        },
      ],
    },
  ],
};
