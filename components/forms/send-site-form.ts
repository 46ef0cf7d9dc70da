import {
  type FormName,
  type FormOutcome,
  type FormValues,
  TOKEN_FIELD,
  TRAP_FIELD,
} from "@/lib/forms/site-forms";
import { apiPaths } from "@/lib/paths";
import { logError } from "@/lib/utils/log";
import { FORM_WORDING, noAnswerMessage } from "@/lib/forms/form-wording";

/** Never throws: no answer is an outcome, too. */
export function sendSiteForm(name: FormName) {
  return async (values: FormValues, form: HTMLFormElement): Promise<FormOutcome> => {
    const hidden = new FormData(form);
    const [token, trap] = [hidden.get(TOKEN_FIELD), hidden.get(TRAP_FIELD)];
    try {
      const { submitJson } = await import("@/lib/api-client/site-request");
      return await submitJson(apiPaths.form(name), { ...values, [TOKEN_FIELD]: token, [TRAP_FIELD]: trap });
    } catch (error) {
      logError("form-not-sent", error, { form: name });
      return { status: "error", message: noAnswerMessage(FORM_WORDING[name].broken, error) };
    }
  };
}
