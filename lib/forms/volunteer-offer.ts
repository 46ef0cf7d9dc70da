import { MESSAGE_MAX_LENGTH } from "@lampstand/contract/limits";
import * as z from "zod/mini";
import { emailAddress, optionalPhone, requiredText } from "./form-fields";

export const volunteerOfferSchema = z.object({
  name: requiredText("Full name is required."),
  email: emailAddress("Email is required.", "Invalid email format"),
  phoneNumber: optionalPhone(),
  message: requiredText("Message is required.", MESSAGE_MAX_LENGTH),
});
