import { z } from "zod";
import { visitorAddress } from "@/lib/provider/visitor-address";
import { readFormFields } from "@/lib/http/read-form-fields";
import { refusal } from "@/lib/http/refusal";
import { MEMBER_CALLS } from "@/lib/auth/call-wording";
import { CALLS } from "@/lib/auth/calls";
import { visitorId } from "@/lib/http/visitor";

const memberCall = z.enum(MEMBER_CALLS);

type RouteContext = { params: Promise<{ call: string }> };

/** What a member asks for: a code, to be let in or to sign up with one, and changes of what is theirs. */
export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  const call = memberCall.safeParse((await params).call);
  if (!call.success) return refusal(404, "There is no such call.");
  const fields = await readFormFields(request);
  if (fields instanceof Response) return fields;

  const sender = { headers: request.headers, address: await visitorAddress(), visitor: visitorId };
  const { httpStatus, retryAfter, ...said } = await CALLS[call.data](fields, sender);
  return Response.json(said, {
    status: httpStatus,
    headers: { "Cache-Control": "no-store", ...(retryAfter && { "Retry-After": retryAfter }) },
  });
}
