import "server-only";
import type * as z from "zod/mini";
import { ProviderError } from "@/lib/provider/provider-error";
import type { SubmissionCall } from "@/lib/provider/submissions";
import { logError } from "@/lib/utils/log";
import { checkSender, type FormFields, type Sender } from "./check-sender";
import { fieldErrors } from "./field-errors";
import type { FormAnswer } from "./form-answer";
import type { FormName } from "./form-names";
import { FORM_WORDING } from "./form-wording";
import { providerFailure } from "./provider-failure";
import type { Refusal } from "./refusal";
import { submissionKey } from "./submission-key";
import { takeTurn } from "./take-turn";

type Definition<Values extends Record<string, unknown>> = {
  schema: z.ZodMiniType<Values>;
  /** Hands it to the provider. */
  store: (values: Values, call: SubmissionCall) => Promise<void>;
};

/** The way of a form, with script and without: who sends it, what it says, how often, and then to the provider. */
export function defineForm<Values extends Record<string, unknown>>(
  name: FormName,
  { schema, store }: Definition<Values>,
) {
  const wording = FORM_WORDING[name];

  return async (fields: FormFields, sender: Sender): Promise<FormAnswer> => {
    const checked = checkSender(fields, sender);
    if ("refusal" in checked) return failed(checked.refusal);

    const parsed = schema.safeParse(fields);
    if (!parsed.success) {
      const message = wording.refused("some fields are not right.");
      return { status: 422, outcome: { state: "failed", message, errors: fieldErrors(parsed.error) } };
    }

    const turn = await takeTurn(await sender.visitor(), sender.address);
    if ("refusal" in turn) return failed(turn.refusal);

    try {
      const idempotencyKey = submissionKey(name, checked.token.id, parsed.data);
      await store(parsed.data, { idempotencyKey, visitorAddress: sender.address });
      return { status: 201, outcome: { state: "sent", message: wording.sent } };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      logError("form-not-stored", error, { form: name });
      const refusal = providerFailure(error);
      if (refusal.status >= 500) await turn.giveBack();
      return failed(refusal);
    }
  };

  function failed({ status, reason, advice, isBroken, retryAfter, token }: Refusal): FormAnswer {
    const said = isBroken ? wording.broken(reason) : wording.refused(reason);
    const message = [said, advice].filter(Boolean).join(" ");
    return { status, retryAfter, outcome: { state: "failed", message, ...(token && { token }) } };
  }
}
