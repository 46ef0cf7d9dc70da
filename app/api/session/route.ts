import { errorResponse } from "@/lib/http/responses";
import { memberSchema } from "@/lib/api-client/answer";
import { currentSession, endEverywhere, endSession, renewedSession } from "@/lib/auth/session";
import { isSameOrigin } from "@/lib/http/same-origin";
import { NOT_STORED } from "@/lib/http/unstored-responses";

/** Also renews the session. */
export async function GET(): Promise<Response> {
  const session = await renewedSession();
  return Response.json({ member: session && memberSchema.parse(session) }, { headers: NOT_STORED });
}

/** With `?everywhere`, logs the member out in every browser. */
export async function DELETE(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return errorResponse(403, "This did not come from our site.");
  const session = await currentSession();
  const isEverywhere = new URL(request.url).searchParams.has("everywhere");
  if (isEverywhere && session) await endEverywhere(session);
  else await endSession();
  return Response.json({ member: null }, { headers: NOT_STORED });
}
