import { z } from "zod";
import { LONGEST } from "./form-fields";

/** What the address of a form's page fills in: where a testimony was recorded. What makes no sense is left out. */
export const formQuerySchema = z.object({
  recordedAt: z.string().trim().max(LONGEST.line).catch(""),
});
