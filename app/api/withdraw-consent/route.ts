import { withdrawConsents } from "@/lib/provider/submissions";
import { visitorAddress } from "@/lib/http/visitor";
import { readBytes } from "@/lib/http/body";
import { errorResponse } from "@/lib/http/responses";

/** More than the one field needs. */
const MAX_BODY_BYTES = 1024;

/** The token of the receipt's link authorises the request, so the page that sends it is not checked. */
export async function POST(request: Request): Promise<Response> {
  const token = await readToken(request);
  if (token === null) return errorResponse(400, "Please use the link in your mail.");
  const isDone = await withdrawConsents(token, await visitorAddress());
  const location = `/withdraw-consent/${encodeURIComponent(token)}${isDone ? "" : "?failed"}`;
  return new Response(null, { status: 303, headers: { Location: location } });
}

async function readToken(request: Request): Promise<string | null> {
  try {
    const body = await readBytes(request, MAX_BODY_BYTES);
    return new URLSearchParams(body.toString()).get("token") || null;
  } catch {
    return null;
  }
}
