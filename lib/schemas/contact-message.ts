import * as z from "zod/mini";
import { emailAddress, LONGEST, optionalPhone, optionalText, requiredText } from "./form-fields";

/** The contact form (specification section 5). */
export const contactMessageSchema = z.object({
  name: requiredText("Full name is required."),
  email: emailAddress("Email is required.", "Invalid email format"),
  phoneNo: optionalPhone(),
  message: requiredText("Message is required.", LONGEST.text),
  recordedAt: optionalText(),
});

export type ContactMessage = z.output<typeof contactMessageSchema>;
