import { z } from "zod";
import { SAVED_MAX, SLUG_ASKED_MAX_LENGTH, USER_ID_MAX_LENGTH } from "../limits";
import { STORIES_ANSWERS } from "../wording";
import { email, filled, id, language, moment, otp, personName, sentence, success, succeeded } from "./fields";

/** Calls for signing up, logging in and managing an account. */

const userId = z.string().min(1).max(USER_ID_MAX_LENGTH).describe("The member's `_id`.");

export const member = z
  .strictObject({
    _id: id,
    firstName: filled,
    lastName: filled,
    local: z.strictObject({ email: filled.describe("The address the member logs in with.") }),
  })
  .describe("A visitor who signed up.");

export type Member = z.output<typeof member>;

export const memberAnswer = z.strictObject({ status: success, ...sentence, data: member });

export const emailBody = z.strictObject({ email, language });

export const loginBody = z.strictObject({ email, otp });

export const signupBody = z.strictObject({
  firstName: personName,
  lastName: personName,
  email,
  otp,
  language,
});

export const profileBody = z.strictObject({
  firstName: personName,
  lastName: personName,
  email,
  userId,
  otp: otp.optional().describe("The code emailed to the new address, once the call was answered with 202."),
});

export const deletionBody = z.strictObject({
  userId,
  otp: otp.optional().describe("The code emailed to the member, once the call was answered with 202."),
  stories: z
    .enum(STORIES_ANSWERS)
    .nullish()
    .describe("Whether the member's stories stay without their name or are removed. Required with the code."),
});

export const exportBody = z.strictObject({ userId });

const slugs = z.array(z.string().max(SLUG_ASKED_MAX_LENGTH)).max(SAVED_MAX);

export const savedBody = z.strictObject({
  userId,
  add: slugs.describe(
    "Slugs of videos to save, latest first, or the `_id` of those the site cannot see right now. Saved and unknown videos are skipped.",
  ),
  remove: slugs.describe("Slugs or `_id`s of videos to forget."),
});

export const savedAnswer = succeeded(
  z.strictObject({
    slugs: slugs.describe("All saved videos that visitors can see, latest first."),
  }),
);

const records = z.array(z.looseObject({ id })).describe("Records as stored, with all their fields.");

export const exportAnswer = succeeded(
  z
    .strictObject({
      member: z.strictObject({
        _id: id,
        firstName: filled,
        lastName: filled,
        email: filled,
        language: filled.optional().describe("The language in which they signed up."),
        formerEmails: z.array(z.strictObject({ email: filled, until: moment })),
        createdAt: moment,
        updatedAt: moment,
      }),
      stories: records,
      consents: records,
      consentsToOthersStories: records
        .optional()
        .describe("What they were asked as a parent or as someone seen in a story."),
      messages: records,
      volunteerOffers: records,
      conversations: records.optional(),
      savedVideos: records.optional(),
    })
    .describe("Everything stored about the member. The site passes it on as a file without reading it."),
);
