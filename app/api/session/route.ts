import { memberSchema } from "@/lib/api-client/answer";
import { currentSession, endEverywhere, endSession, renewedSession } from "@/lib/auth/session";
import { admit } from "@/lib/http/admit";
import { NOT_STORED } from "@/lib/http/responses";

/** Returns the member and renews the session. */
export async function GET(): Promise<Response> {
  const session = await renewedSession();
  return Response.json({ member: session && memberSchema.parse(session) }, { headers: NOT_STORED });
}

/** Logs the member out, with `?everywhere` in every browser. */
export const DELETE = admit({}, async ({ request }) => {
  const session = await currentSession();
  const isEverywhere = new URL(request.url).searchParams.has("everywhere");
  if (isEverywhere && session) await endEverywhere(session);
  else await endSession();
  return Response.json({ member: null }, { headers: NOT_STORED });
});
