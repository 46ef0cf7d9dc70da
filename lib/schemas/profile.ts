import * as z from "zod/mini";
import { requiredText } from "./form-fields";
import { codeSchema } from "./login-code";
import { memberEmail } from "./member-fields";

/** The edited profile (specification section 5). */
export const profileSchema = z.object({
  firstName: requiredText("First Name is required"),
  lastName: requiredText("Last Name is required"),
  email: memberEmail("Enter a valid email address"),
});

/** The same, with the code that proves a new address where the provider asks for one. */
export const profileUpdateSchema = z.extend(profileSchema, z.partial(codeSchema).shape);

export type Profile = z.output<typeof profileUpdateSchema>;
