import { MESSAGE_MAX_LENGTH, RECORDED_AT_MAX_LENGTH } from "@lampstand/contract/limits";
import * as z from "zod/mini";
import { emailAddress, optionalPhone, optionalText, requiredText } from "./form-fields";

export const contactMessageSchema = z.object({
  name: requiredText("Full name is required."),
  email: emailAddress("Email is required.", "Invalid email format"),
  phoneNo: optionalPhone(),
  message: requiredText("Message is required.", MESSAGE_MAX_LENGTH),
  recordedAt: optionalText(RECORDED_AT_MAX_LENGTH),
});
