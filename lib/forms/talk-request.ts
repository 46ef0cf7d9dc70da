import { MESSAGE_MAX_LENGTH, TALK_TIMES_MAX_LENGTH } from "@lampstand/contract/limits";
import { FORM_ERRORS } from "@lampstand/contract/wording";
import * as z from "zod/mini";
import { checkbox, emailAddress, optionalPhone, optionalText, requiredText } from "./form-fields";

const { nameRequired, emailRequired, emailInvalid, aboutRequired } = FORM_ERRORS.talk;

export const talkRequestSchema = z.object({
  name: requiredText(nameRequired),
  email: emailAddress(emailRequired, emailInvalid),
  phoneNo: optionalPhone(),
  about: requiredText(aboutRequired, MESSAGE_MAX_LENGTH),
  times: optionalText(TALK_TIMES_MAX_LENGTH),
  isMinor: checkbox(),
});
