import "server-only";
import { headers } from "next/headers";
import { visitorAddress } from "@/lib/provider/visitor-address";
import { visitorId } from "@/lib/http/visitor";
import type { FormName } from "./form-names";
import type { FormStart } from "./form-start";
import { formStart, issueFormToken, readFormToken } from "./form-token";
import { FORMS } from "./forms";
import { TOKEN_FIELD, TRAP_FIELD } from "./hidden-fields";

/** What came of a form sent without script, kept until the page is rendered that answers the same request. */
const answered = new WeakMap<object, { name: FormName; start: FormStart }>();

/** Takes a form that is sent without script. The page shows what becomes of it: see `startOf`. */
export async function takePlainForm(name: FormName, form: FormData): Promise<void> {
  const request = await headers();
  const fields = textsOf(form);
  const sender = { headers: request, address: await visitorAddress(), visitor: visitorId };
  const { outcome } = await FORMS[name](fields, sender);
  const { [TOKEN_FIELD]: token = "", [TRAP_FIELD]: _, ...typed } = fields;
  const start: FormStart = {
    // A repetition is known by its token.
    token: outcome.state === "failed" && readFormToken(token) ? (outcome.token ?? token) : issueFormToken(),
    prefilled: {},
    typed: outcome.state === "failed" ? typed : {},
    outcome,
  };
  answered.set(request, { name, start });
}

/** What a form begins with: as it was sent with this very request, or not sent yet. */
export async function startOf(name: FormName, prefilled: Record<string, string> = {}): Promise<FormStart> {
  const answer = answered.get(await headers());
  return answer?.name === name ? { ...answer.start, prefilled } : formStart(prefilled);
}

function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") texts[name] = value;
  return texts;
}
