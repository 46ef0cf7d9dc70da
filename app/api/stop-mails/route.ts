import { readBytes } from "@/lib/http/body";
import { errorResponse } from "@/lib/http/responses";
import { visitorAddress } from "@/lib/http/visitor";
import { paths } from "@/lib/paths";
import { stopMails } from "@/lib/provider/responses";

/** More than the one field needs. */
const MAX_BODY_BYTES = 1024;

/** The token of the mail's link authorises the request, so the page that sends it is not checked. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBytes(request, MAX_BODY_BYTES).catch(() => Buffer.alloc(0));
  const token = new URLSearchParams(body.toString()).get("token");
  if (!token) return errorResponse(400, "Please use the link in your mail.");
  const isDone = await stopMails(token, await visitorAddress());
  const location = `${paths.stopMails(token)}${isDone ? "?done" : "?failed"}`;
  return new Response(null, { status: 303, headers: { Location: location } });
}
