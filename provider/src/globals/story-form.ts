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

/** How visitors share their stories here, and what they must agree to before we show one. */
export const storyForm: GlobalConfig = {
  slug: "story-form",
  label: "Sharing a story",
  admin: {
    group: adminGroup.stories,
    description:
      "What guides people who record their story on your site, and your rules for who is seen in it.",
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
                  "They guide the storyteller one by one, in large letters. Three to six work best. Without any, people speak freely.",
                components: { RowLabel: "/admin/fields/labels#QuestionLabel" },
              },
              fields: [
                line("question", "Question", "Keep it short, such as ‘Before: what was your life like?’.", {
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
              `If empty: ${RECORDING_SECONDS_DEFAULT} (two minutes). Answers recorded again don’t count.`,
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
              "What people must agree to before you can publish a story. The safeguarding guide explains what these rules can and can’t do.",
          },
          fields: [
            ticked(
              "asksParentOfTeen",
              "A parent must also agree to a story by someone aged 13 to 17",
              "We email the parent they name. The story waits until that parent agrees. If you turn this on, stories without a parent’s agreement are removed from the site.",
            ),
            ticked(
              "asksParentOfChild",
              "A parent must agree to a story by a child under 13",
              "Most countries’ laws require it. If you turn this on, stories without a parent’s agreement are removed from the site.",
            ),
            ticked(
              "needsTwoForDanger",
              "Two colleagues must approve a story that could put someone in danger",
              "The first approval is saved, and the story waits for the second. If you turn this on, stories without two approvals are removed from the site.",
            ),
            number(
              "consentYears",
              "Ask again after this many years",
              `We email the storyteller to ask if their story may stay. If they don’t answer, your home page tells you. If empty: ${CONSENT_YEARS_DEFAULT}. Enter 0 to never ask.`,
              { min: 0, max: CONSENT_YEARS_MAX, placeholder: CONSENT_YEARS_DEFAULT },
            ),
          ],
        },
        {
          label: "Responses",
          admin: {
            description: "What visitors can do with a published story.",
          },
          fields: [
            ticked(
              "takesPrayers",
              "Visitors can say ‘I prayed’",
              "Once per browser, without a name. The number appears from three prayers.",
            ),
            ticked(
              "offersPrayerMails",
              "Storytellers can get emails about prayers",
              "At most once a week, if they choose it when they send their story.",
            ),
            ticked(
              "takesReports",
              "Visitors can report a story",
              "We’ll email you, and you’ll find it under ‘Reports’.",
            ),
            number(
              "hidingReports",
              "Hide a story after this many reports",
              "Counts open reports from different networks, so a household counts once. The video stays hidden until you publish it again. If empty, it’s never hidden automatically.",
              { min: 0, max: HIDING_REPORTS_MAX, placeholder: 0 },
            ),
          ],
        },
      ],
    },
  ],
};
