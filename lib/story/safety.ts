import { isEmailAddress, isSameMailbox } from "@lampstand/contract/email";
import { CONSENT_VERSION_MAX_LENGTH } from "@lampstand/contract/limits";
import { DANGERS, OTHERS_SEEN, TELLER_AGES } from "@lampstand/contract/safety";
import * as z from "zod/mini";
import { optionalText } from "@/lib/forms/form-fields";
import { isParentAsked } from "./story-fields";

const NOT_ANSWERED = "Please choose an answer";
const NO_PARENT = "Please give the name of a parent or guardian";
const NO_PARENT_EMAIL = "Please give their own email address";

const unanswered = z.literal("");

/** Of a story: empty where the provider asks nothing. */
export const safetyFields = {
  tellerAge: z._default(z.union([unanswered, z.enum(TELLER_AGES)], NOT_ANSWERED), ""),
  othersSeen: z._default(z.union([unanswered, z.enum(OTHERS_SEEN)], NOT_ANSWERED), ""),
  danger: z._default(z.union([unanswered, z.enum(DANGERS)], NOT_ANSWERED), ""),
  /** Of the questions that were asked. */
  safetyVersion: optionalText(CONSENT_VERSION_MAX_LENGTH),
  /** The ages whose parents are asked, with commas; it is not sent on. */
  asksParentOf: optionalText(),
  parentName: optionalText(),
  parentEmail: optionalText(),
};

type SafetyAnswers = { [Name in keyof typeof safetyFields]: string } & { email: string };

/** What is missing where the questions were asked. */
export function safetyErrors(answers: SafetyAnswers): Partial<Record<keyof SafetyAnswers, string>> {
  const { tellerAge, othersSeen, danger, safetyVersion, parentName, parentEmail, email } = answers;
  if (safetyVersion === "") return {};
  const needsParent = isParentAsked(answers.asksParentOf, tellerAge);
  const isTheirs = isEmailAddress(parentEmail) && !isSameMailbox(parentEmail, email);
  return {
    ...(tellerAge === "" && { tellerAge: NOT_ANSWERED }),
    ...(othersSeen === "" && { othersSeen: NOT_ANSWERED }),
    ...(danger === "" && { danger: NOT_ANSWERED }),
    ...(needsParent && parentName === "" && { parentName: NO_PARENT }),
    ...(needsParent && !isTheirs && { parentEmail: NO_PARENT_EMAIL }),
  };
}
