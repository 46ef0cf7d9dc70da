import "server-only";
import type * as z from "zod/mini";
import { ProviderError } from "@/lib/provider/provider-error";
import type { FormFields, Sender } from "@/lib/forms/check-sender";
import { fieldErrors } from "@/lib/forms/field-errors";
import { logError } from "@/lib/utils/log";
import { currentSession } from "./session";
import type { Session } from "./session-cookie";
import { consumeRateLimit } from "@/lib/http/count-turn";
import { isSameOrigin } from "@/lib/http/same-origin";
import { CALL_WORDING, type MemberCall } from "./call-wording";
import type { MemberAnswer } from "./member-answer";
import { providerNo, type MemberNo } from "./provider-no";
import { tooManyTries } from "./too-many-tries";

/** How many calls may be made in ten minutes. */
const LIMITS = {
  visitor: { name: "member-visitor", points: 30, seconds: 600 },
  address: { name: "member-address", points: 300, seconds: 600 },
};

/** What a call brings when it went well; whatever it leaves out is as usual. */
type Done = Partial<Omit<MemberAnswer, "errors" | "retryAfter">>;

type Caller = { visitorAddress: string | null };

type Definition<Values, Who> = {
  schema: z.ZodMiniType<Values>;
  run: (values: Values, caller: Caller & Who) => Promise<Done>;
  /** What is answered in the place of a provider's no. */
  answerTo?: (error: ProviderError) => Promise<MemberNo | null>;
};

/** A call that anybody can make: where it comes from, what it says, how often, and then to the provider. */
export function defineCall<Values>(name: MemberCall, definition: Definition<Values, object>) {
  return (fields: FormFields, sender: Sender) => take(name, definition, fields, sender, {});
}

/** A call that only a member can make: the session says who that is, whatever the browser claims. */
export function defineMemberCall<Values>(
  name: MemberCall,
  definition: Definition<Values, { session: Session }>,
) {
  return async (fields: FormFields, sender: Sender): Promise<MemberAnswer> => {
    const session = await currentSession();
    if (session) return take(name, definition, fields, sender, { session });
    if (!isSameOrigin(sender.headers)) return refused(name, FOREIGN);
    return refused(name, LOGGED_OUT);
  };
}

/** What a call needs a member for, and there is none. */
export const LOGGED_OUT: MemberNo = { status: 401, reason: "Please log in again.", isBroken: false };

const FOREIGN: MemberNo = { status: 403, reason: "This did not come from our site.", isBroken: false };

async function take<Values, Who>(
  name: MemberCall,
  { schema, run, answerTo }: Definition<Values, Who>,
  fields: FormFields,
  sender: Sender,
  who: Who,
): Promise<MemberAnswer> {
  if (!isSameOrigin(sender.headers)) return refused(name, FOREIGN);
  const parsed = schema.safeParse(fields);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error);
    return { httpStatus: 422, status: "error", message: Object.values(errors)[0] ?? "", errors };
  }
  const turn = await consumeRateLimit(LIMITS, await sender.visitor(), sender.address);
  if (turn.wait > 0) {
    const [reason, retryAfter] = [tooManyTries(turn.wait), String(turn.wait)];
    return refused(name, { status: 429, reason, isBroken: false, retryAfter });
  }
  try {
    const done = await run(parsed.data, { visitorAddress: sender.address, ...who });
    return { httpStatus: 200, status: "success", message: CALL_WORDING[name].done, ...done };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const no = (await answerTo?.(error)) ?? providerNo(error);
    if (no.status >= 500) {
      logError("member-call-failed", error, { call: name });
      await turn.giveBack();
    }
    return refused(name, no);
  }
}

function refused(name: MemberCall, { status, reason, isBroken, retryAfter }: MemberNo): MemberAnswer {
  const wording = CALL_WORDING[name];
  const message = isBroken ? wording.broken(reason) : wording.refused(reason);
  return { httpStatus: status, status: "error", message, retryAfter };
}
