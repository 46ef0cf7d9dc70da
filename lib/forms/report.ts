import { REPORT_WORDS_MAX_LENGTH } from "@lampstand/contract/limits";
import { REPORT_REASON_NAMES } from "@lampstand/contract/reports";
import * as z from "zod/mini";
import { optionalText, requiredText } from "./form-fields";

const NO_REASON = "Please choose a reason";

export const reportSchema = z.object({
  slug: requiredText("Please open this page from the story."),
  reason: z.enum(REPORT_REASON_NAMES, NO_REASON),
  words: optionalText(REPORT_WORDS_MAX_LENGTH),
});
