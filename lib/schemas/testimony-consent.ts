import * as z from "zod/mini";
import { checkbox, emailAddress, LONGEST, optionalPhone, optionalText, requiredText } from "./form-fields";

/** The testimony consent form (specification section 5, which sets no rule for the church's link). */
export const testimonyConsentSchema = z.object({
  fullName: requiredText("Full name is required"),
  email: emailAddress("Email is required", "Invalid email address"),
  recordedAt: optionalText(),
  phone: optionalPhone(),
  churchWebLink: optionalText(LONGEST.link),
  agreeToUseTestimony: checkbox(),
  agreeToPromotions: checkbox(),
});

export type TestimonyConsent = z.output<typeof testimonyConsentSchema>;
