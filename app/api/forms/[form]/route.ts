import { z } from "zod";
import { visitorAddress } from "@/lib/provider/visitor-address";
import { FORM_NAMES } from "@/lib/forms/form-names";
import { FORMS } from "@/lib/forms/forms";
import { readFormFields } from "@/lib/http/read-form-fields";
import { refusal } from "@/lib/http/refusal";
import { visitorId } from "@/lib/http/visitor";

const formName = z.enum(FORM_NAMES);

type RouteContext = { params: Promise<{ form: string }> };

/** A form that is sent by script. */
export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  const name = formName.safeParse((await params).form);
  if (!name.success) return refusal(404, "There is no such form.");
  const fields = await readFormFields(request);
  if (fields instanceof Response) return fields;

  const { headers } = request;
  const sender = { headers, address: await visitorAddress(), visitor: visitorId };
  const { status, outcome, retryAfter } = await FORMS[name.data](fields, sender);
  const { state, ...said } = outcome;
  return Response.json(
    { status: state === "sent" ? "success" : "error", ...said },
    { status, headers: retryAfter === undefined ? {} : { "Retry-After": retryAfter } },
  );
}
