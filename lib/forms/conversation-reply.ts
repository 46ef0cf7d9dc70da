import { MESSAGE_MAX_LENGTH } from "@lampstand/contract/limits";
import { FORM_ERRORS } from "@lampstand/contract/wording";
import * as z from "zod/mini";
import { requiredText } from "./form-fields";

export const conversationReplySchema = z.object({
  token: requiredText("Please open this page from your mail."),
  words: requiredText(FORM_ERRORS.talk.wordsRequired, MESSAGE_MAX_LENGTH),
});
