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
import { english } from "../admin/texts/en";
import { text } from "../admin/texts/text";

/** How visitors share their stories here, and what they must agree to before we show one. */
export const storyForm: GlobalConfig = {
  slug: "story-form",
  label: text("storyForm:label"),
  admin: {
    group: adminGroup.stories,
    description: { en: english.storyForm.description },
  },
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: text("storyForm:recordingTab"),
          fields: [
            {
              name: "questions",
              type: "array",
              label: text("fields:questions"),
              labels: {
                singular: text("storyForm:questionsSingular"),
                plural: text("storyForm:questionsPlural"),
              },
              maxRows: RECORDING_QUESTIONS_MAX,
              defaultValue: () => RECORDING_QUESTIONS.map((question) => ({ question })),
              admin: {
                description: text("storyForm:questionsHelp"),
                components: { RowLabel: "/admin/fields/labels#QuestionLabel" },
              },
              fields: [
                line("question", text("fields:question"), text("storyForm:questionHelp"), {
                  required: true,
                  maxLength: RECORDING_QUESTION_MAX_LENGTH,
                }),
                {
                  name: "translations",
                  type: "array",
                  label: text("storyForm:translations"),
                  labels: {
                    singular: text("storyForm:translationsSingular"),
                    plural: text("storyForm:translationsPlural"),
                  },
                  admin: { description: text("storyForm:translationsHelp") },
                  fields: [
                    {
                      ...line("language", text("fields:language"), "", { required: true }),
                      admin: { components: { Field: "/admin/captions/language-choice#LanguageField" } },
                    },
                    line("text", text("fields:question"), text("storyForm:textHelp"), {
                      required: true,
                      maxLength: RECORDING_QUESTION_MAX_LENGTH,
                    }),
                  ],
                },
              ],
            },
            number(
              "longestSeconds",
              text("storyForm:longestSeconds"),
              text("storyForm:longestSecondsHelp", { seconds: RECORDING_SECONDS_DEFAULT }),
              {
                min: RECORDING_SECONDS_MIN,
                max: RECORDING_SECONDS_MAX,
                placeholder: RECORDING_SECONDS_DEFAULT,
              },
            ),
          ],
        },
        {
          label: text("storyForm:safetyTab"),
          admin: {
            description: text("storyForm:safetyTabHelp"),
          },
          fields: [
            ticked(
              "asksParentOfTeen",
              text("storyForm:asksParentOfTeen"),
              text("storyForm:asksParentOfTeenHelp"),
            ),
            ticked(
              "asksParentOfChild",
              text("storyForm:asksParentOfChild"),
              text("storyForm:asksParentOfChildHelp"),
            ),
            ticked(
              "needsTwoForDanger",
              text("storyForm:needsTwoForDanger"),
              text("storyForm:needsTwoForDangerHelp"),
            ),
            number(
              "consentYears",
              text("storyForm:consentYears"),
              text("storyForm:consentYearsHelp", { years: CONSENT_YEARS_DEFAULT }),
              { min: 0, max: CONSENT_YEARS_MAX, placeholder: CONSENT_YEARS_DEFAULT },
            ),
          ],
        },
        {
          label: text("storyForm:responsesTab"),
          admin: {
            description: text("storyForm:responsesTabHelp"),
          },
          fields: [
            ticked("takesPrayers", text("storyForm:takesPrayers"), text("storyForm:takesPrayersHelp")),
            ticked(
              "offersPrayerMails",
              text("storyForm:offersPrayerMails"),
              text("storyForm:offersPrayerMailsHelp"),
            ),
            ticked("takesReports", text("storyForm:takesReports"), text("storyForm:takesReportsHelp")),
            number("hidingReports", text("storyForm:hidingReports"), text("storyForm:hidingReportsHelp"), {
              min: 0,
              max: HIDING_REPORTS_MAX,
              placeholder: 0,
            }),
          ],
        },
      ],
    },
  ],
};
