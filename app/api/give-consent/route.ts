import { z } from "zod";
import { readBytes } from "@/lib/http/body";
import { errorResponse } from "@/lib/http/responses";
import { visitorAddress } from "@/lib/http/visitor";
import { giveConsent } from "@/lib/provider/submissions";

/** More than the two fields need. */
const MAX_BODY_BYTES = 1024;

const form = z.object({ token: z.string().min(1), version: z.string() });

/** The token of the mail's link authorises the request, so the page that sends it is not checked. */
export async function POST(request: Request): Promise<Response> {
  const given = await readForm(request);
  if (!given) return errorResponse(400, "Please use the link in your mail.");
  const isDone = await giveConsent(given.token, given.version, await visitorAddress());
  const location = `/give-consent/${encodeURIComponent(given.token)}${isDone ? "" : "?failed"}`;
  return new Response(null, { status: 303, headers: { Location: location } });
}

async function readForm(request: Request): Promise<z.output<typeof form> | undefined> {
  try {
    const body = await readBytes(request, MAX_BODY_BYTES);
    return form.safeParse(Object.fromEntries(new URLSearchParams(body.toString()))).data;
  } catch {
    return undefined;
  }
}
