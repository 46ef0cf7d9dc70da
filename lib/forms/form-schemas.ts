import {
  LINK_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  RECORDED_AT_MAX_LENGTH,
  REPORT_WORDS_MAX_LENGTH,
  TALK_TIMES_MAX_LENGTH,
} from "@lampstand/contract/limits";
import { REPORT_REASON_NAMES } from "@lampstand/contract/reports";
import * as z from "zod/mini";
import {
  checkbox,
  consentLanguage,
  emailAddress,
  optionalPhone,
  optionalText,
  requiredText,
  fieldMessage,
} from "./form-fields";

export const contactMessageSchema = z.object({
  name: requiredText("contactNameRequired"),
  email: emailAddress("contactEmailRequired", "contactEmailInvalid"),
  phoneNo: optionalPhone(),
  message: requiredText("contactMessageRequired", MESSAGE_MAX_LENGTH),
  recordedAt: optionalText(RECORDED_AT_MAX_LENGTH),
});

export const conversationReplySchema = z.object({
  token: requiredText("openFromMail"),
  words: requiredText("talkWordsRequired", MESSAGE_MAX_LENGTH),
});

export const reportSchema = z.object({
  slug: requiredText("openFromStory"),
  reason: z.enum(REPORT_REASON_NAMES, fieldMessage("reasonRequired")),
  words: optionalText(REPORT_WORDS_MAX_LENGTH),
});

export const talkRequestSchema = z.object({
  name: requiredText("talkNameRequired"),
  email: emailAddress("talkEmailRequired", "talkEmailInvalid"),
  phoneNo: optionalPhone(),
  about: requiredText("talkAboutRequired", MESSAGE_MAX_LENGTH),
  times: optionalText(TALK_TIMES_MAX_LENGTH),
  isMinor: checkbox(),
});

export const testimonyConsentSchema = z.object({
  fullName: requiredText("testimonyNameRequired"),
  email: emailAddress("testimonyEmailRequired", "testimonyEmailInvalid"),
  recordedAt: optionalText(RECORDED_AT_MAX_LENGTH),
  phone: optionalPhone(),
  churchWebLink: optionalText(LINK_MAX_LENGTH),
  agreeToUseTestimony: checkbox(),
  agreeToPromotions: checkbox(),
  consentLanguage,
});

export const volunteerOfferSchema = z.object({
  name: requiredText("volunteerNameRequired"),
  email: emailAddress("volunteerEmailRequired", "volunteerEmailInvalid"),
  phoneNumber: optionalPhone(),
  message: requiredText("volunteerMessageRequired", MESSAGE_MAX_LENGTH),
});
