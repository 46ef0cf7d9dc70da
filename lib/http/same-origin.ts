import { splitPath } from "@/lib/routing.mjs";
import { paths } from "@/lib/paths";
import { readBytes, TooLongError } from "./body";
import type { Refusal } from "./refusal-page";

/** Browsers state where a request comes from. A program that doesn't sends no visitor's cookies. */
export function isSameOrigin(headers: Pick<Headers, "get">): boolean {
  const from = headers.get("sec-fetch-site");
  if (from !== null && from !== "same-origin" && from !== "none") return false;
  const origin = headers.get("origin");
  if (origin === null) return true;
  const host = headers.get("x-forwarded-host")?.split(",")[0]?.trim() || headers.get("host");
  return URL.canParse(origin) && new URL(origin).host === host;
}

const FORM_PAGES = new Set<string>([
  paths.joinUs,
  paths.joinUsForm,
  paths.contactUs,
  paths.talk,
  paths.volunteer,
]);

const FORM_PAGES_OF_ONE = /^\/(?:conversation|report)\/[^/]+$/;

const MAX_BODY_BYTES = 64 * 1024;

const DRAFT_PAGE = /^\/draft\/[^/]+$/;

const ACTION_MARK = /^\$ACTION_ID_[0-9a-f]{40,64}$/;

/** Returns `null` for a form that may pass: Next would answer 500 to much of what is rejected here. */
export async function rejectPagePost(request: Request): Promise<Refusal | null> {
  const { headers } = request;
  const { path } = splitPath(new URL(request.url).pathname);
  if (DRAFT_PAGE.test(path)) return rejectDraftCall(request);
  if (!FORM_PAGES.has(path) && !FORM_PAGES_OF_ONE.test(path))
    return { status: 405, message: { key: "noForms" }, headers: { Allow: "GET, HEAD" } };
  if (headers.has("next-action")) return { status: 400, message: { key: "formUnsendable" } };
  if (!isSameOrigin(headers)) return { status: 403, message: { key: "formForeign" } };
  const type = headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) return { status: 415, message: { key: "formUnsendable" } };
  try {
    const bytes = await readBytes(request, MAX_BODY_BYTES);
    const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
    const marks = [...form.keys()].filter((name) => name.startsWith("$ACTION_"));
    if (marks.length === 1 && marks.every((mark) => ACTION_MARK.test(mark))) return null;
  } catch (error) {
    if (error instanceof TooLongError) return { status: 413, message: { key: "pageFormTooLong" } };
  }
  return { status: 400, message: { key: "pageFormUnreadable" } };
}

async function rejectDraftCall({ headers, method }: Request): Promise<Refusal | null> {
  if (method !== "POST" || !headers.has("next-action"))
    return { status: 405, message: { key: "noForms" }, headers: { Allow: "GET, HEAD" } };
  return isSameOrigin(headers) ? null : { status: 403, message: { key: "draftForeign" } };
}
