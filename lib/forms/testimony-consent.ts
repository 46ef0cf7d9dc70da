import { LINK_MAX_LENGTH, RECORDED_AT_MAX_LENGTH } from "@lampstand/contract/limits";
import * as z from "zod/mini";
import { checkbox, emailAddress, optionalPhone, optionalText, requiredText } from "./form-fields";

export const testimonyConsentSchema = z.object({
  fullName: requiredText("Full name is required"),
  email: emailAddress("Email is required", "Invalid email address"),
  recordedAt: optionalText(RECORDED_AT_MAX_LENGTH),
  phone: optionalPhone(),
  churchWebLink: optionalText(LINK_MAX_LENGTH),
  agreeToUseTestimony: checkbox(),
  agreeToPromotions: checkbox(),
});
