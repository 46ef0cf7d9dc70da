import * as z from "zod/mini";
import { memberEmail } from "./member-fields";

/** The first step of logging in (specification section 5). */
export const loginRequestSchema = z.object({ email: memberEmail("Enter a valid email address") });
