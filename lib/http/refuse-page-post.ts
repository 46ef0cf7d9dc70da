import { readBytes, TooLongError } from "@/lib/provider/read-bytes";
import { isSameOrigin } from "./same-origin";

/** The pages that take a form without script. */
const FORM_PAGES = new Set(["/join-us", "/form", "/contact-us", "/volunteer"]);

/** More than the longest form takes, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

/** The one mark by which a plain form names what it is for. */
const ACTION_MARK = /^\$ACTION_ID_[0-9a-f]{40,64}$/;

/**
 * Why a request with a body is not for a page; `null` for a form that may pass. Next answers 500 to much of what is
 * refused here.
 */
export async function refusePagePost(request: Request): Promise<Response | null> {
  const { headers } = request;
  if (!FORM_PAGES.has(new URL(request.url).pathname))
    return refusal(405, "This page takes no form.", { Allow: "GET, HEAD" });
  if (headers.has("next-action")) return refusal(400, "This form is not sent that way.");
  if (!isSameOrigin(headers)) return refusal(403, "This form can only be sent from its own page.");
  const type = headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) return refusal(415, "This form is not sent that way.");
  try {
    const bytes = await readBytes(request, MAX_BODY_BYTES);
    const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
    const marks = [...form.keys()].filter((name) => name.startsWith("$ACTION_"));
    if (marks.length === 1 && marks.every((mark) => ACTION_MARK.test(mark))) return null;
  } catch (error) {
    if (error instanceof TooLongError)
      return refusal(413, "This form is too long. Please go back and shorten it.");
  }
  return refusal(400, "This form could not be read. Please go back and try again.");
}

function refusal(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
}
