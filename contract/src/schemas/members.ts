import { z } from "zod";
import { SAVED_MAX, SLUG_ASKED_MAX_LENGTH, USER_ID_MAX_LENGTH } from "../limits";
import { STORIES_ANSWERS } from "../wording";
import { email, filled, id, moment, otp, personName, success, succeeded } from "./fields";

/** Calls by which visitors sign up, log in and manage their account. */

const userId = z.string().min(1).max(USER_ID_MAX_LENGTH).describe("The member's `_id`.");

export const member = z
  .strictObject({
    _id: id,
    firstName: filled,
    lastName: filled,
    local: z.strictObject({ email: filled.describe("The address with which the member logs in.") }),
  })
  .describe("A visitor who signed up.");

export type Member = z.output<typeof member>;

export const memberAnswer = z.strictObject({ status: success, message: filled, data: member });

export const emailBody = z.strictObject({ email });

export const loginBody = z.strictObject({ email, otp });

export const signupBody = z.strictObject({ firstName: personName, lastName: personName, email, otp });

export const profileBody = z.strictObject({
  firstName: personName,
  lastName: personName,
  email,
  userId,
  otp: otp
    .optional()
    .describe("The code that was mailed to the new address, once the call was answered 202."),
});

export const deletionBody = z.strictObject({
  userId,
  otp: otp.optional().describe("The code that was mailed to the member, once the call was answered 202."),
  stories: z
    .enum(STORIES_ANSWERS)
    .nullish()
    .describe("Whether the member's stories stay without their name or are removed. Needed with the code."),
});

export const exportBody = z.strictObject({ userId });

const slugs = z.array(z.string().max(SLUG_ASKED_MAX_LENGTH)).max(SAVED_MAX);

export const savedBody = z.strictObject({
  userId,
  add: slugs.describe(
    "Slugs of videos to save, the latest first; of those that the site does not see just now, their `_id`. What is saved already, or is none, is passed over.",
  ),
  remove: slugs.describe("Slugs or `_id`s of videos to forget."),
});

export const savedAnswer = succeeded(
  z.strictObject({
    slugs: slugs.describe("All that are saved and that visitors can see, the latest first."),
  }),
);

const records = z
  .array(z.looseObject({ id }))
  .describe("Records as they are stored, with whatever fields they have.");

export const exportAnswer = succeeded(
  z
    .strictObject({
      member: z.strictObject({
        _id: id,
        firstName: filled,
        lastName: filled,
        email: filled,
        formerEmails: z.array(z.strictObject({ email: filled, until: moment })),
        createdAt: moment,
        updatedAt: moment,
      }),
      stories: records,
      consents: records,
      consentsToOthersStories: records
        .optional()
        .describe("What they were asked as a parent, or as somebody who is seen in a story."),
      messages: records,
      volunteerOffers: records,
      conversations: records.optional(),
      savedVideos: records.optional(),
    })
    .describe("Everything that is stored about the member. The site hands it on as a file, unread."),
);
