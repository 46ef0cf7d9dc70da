import {
  LINK_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  RECORDED_AT_MAX_LENGTH,
  REPORT_WORDS_MAX_LENGTH,
  TALK_TIMES_MAX_LENGTH,
} from "@lampstand/contract/limits";
import { REPORT_REASON_NAMES } from "@lampstand/contract/reports";
import { FORM_ERRORS } from "@lampstand/contract/wording";
import * as z from "zod/mini";
import { checkbox, emailAddress, optionalPhone, optionalText, requiredText } from "./form-fields";

const { contact, talk, testimony, volunteer } = FORM_ERRORS;

export const contactMessageSchema = z.object({
  name: requiredText(contact.nameRequired),
  email: emailAddress(contact.emailRequired, contact.emailInvalid),
  phoneNo: optionalPhone(),
  message: requiredText(contact.messageRequired, MESSAGE_MAX_LENGTH),
  recordedAt: optionalText(RECORDED_AT_MAX_LENGTH),
});

export const conversationReplySchema = z.object({
  token: requiredText("Please open this page from the link in our email."),
  words: requiredText(talk.wordsRequired, MESSAGE_MAX_LENGTH),
});

export const reportSchema = z.object({
  slug: requiredText("Please open this page from the story."),
  reason: z.enum(REPORT_REASON_NAMES, "Please choose a reason"),
  words: optionalText(REPORT_WORDS_MAX_LENGTH),
});

export const talkRequestSchema = z.object({
  name: requiredText(talk.nameRequired),
  email: emailAddress(talk.emailRequired, talk.emailInvalid),
  phoneNo: optionalPhone(),
  about: requiredText(talk.aboutRequired, MESSAGE_MAX_LENGTH),
  times: optionalText(TALK_TIMES_MAX_LENGTH),
  isMinor: checkbox(),
});

export const testimonyConsentSchema = z.object({
  fullName: requiredText(testimony.nameRequired),
  email: emailAddress(testimony.emailRequired, testimony.emailInvalid),
  recordedAt: optionalText(RECORDED_AT_MAX_LENGTH),
  phone: optionalPhone(),
  churchWebLink: optionalText(LINK_MAX_LENGTH),
  agreeToUseTestimony: checkbox(),
  agreeToPromotions: checkbox(),
});

export const volunteerOfferSchema = z.object({
  name: requiredText(volunteer.nameRequired),
  email: emailAddress(volunteer.emailRequired, volunteer.emailInvalid),
  phoneNumber: optionalPhone(),
  message: requiredText(volunteer.messageRequired, MESSAGE_MAX_LENGTH),
});
