import type { FormName } from "@/lib/forms/form-names";
import type { FormOutcome } from "@/lib/forms/form-outcome";
import { FORM_WORDING } from "@/lib/forms/form-wording";
import { TOKEN_FIELD, TRAP_FIELD } from "@/lib/forms/hidden-fields";
import { noAnswerReason } from "@/lib/forms/no-answer";
import { logError } from "@/lib/utils/log";
import type { FormValues } from "./schema-resolver";

/** Sends a form to its route. The code for it is loaded then; no answer is an outcome too. */
export function sendSiteForm(name: FormName) {
  return async (values: FormValues, form: HTMLFormElement): Promise<FormOutcome> => {
    const hidden = new FormData(form);
    const [token, trap] = [hidden.get(TOKEN_FIELD), hidden.get(TRAP_FIELD)];
    try {
      const { postForm } = await import("@/lib/browser/post-form");
      return await postForm(name, { ...values, [TOKEN_FIELD]: token, [TRAP_FIELD]: trap });
    } catch (error) {
      logError("form-not-sent", error, { form: name });
      return { state: "failed", message: FORM_WORDING[name].broken(noAnswerReason()) };
    }
  };
}
