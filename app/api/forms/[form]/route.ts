import { z } from "zod";
import { readBytes, TooLongError } from "@/lib/api/read-bytes";
import { visitorAddress } from "@/lib/api/visitor-address";
import { FORM_NAMES } from "@/lib/forms/form-names";
import { FORMS } from "@/lib/forms/forms";
import { visitorId } from "@/lib/forms/visitor";
import { refusal } from "@/lib/http/refusal";

/** More than the longest form takes, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

const formName = z.enum(FORM_NAMES);

const formFields = z.record(z.string(), z.unknown());

type RouteContext = { params: Promise<{ form: string }> };

/** A form that is sent by script. */
export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  const name = formName.safeParse((await params).form);
  if (!name.success) return refusal(404, "There is no such form.");
  const fields = await readFields(request);
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

async function readFields(request: Request): Promise<Record<string, unknown> | Response> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return refusal(415, "Please send the form as JSON.");
  try {
    return formFields.parse(JSON.parse((await readBytes(request, MAX_BODY_BYTES)).toString()));
  } catch (error) {
    if (error instanceof TooLongError) return refusal(413, "The form is too long. Please shorten it.");
    return refusal(400, "The form could not be read. Please reload the page and send it again.");
  }
}
