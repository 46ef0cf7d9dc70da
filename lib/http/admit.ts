import "server-only";
import type { z } from "zod";
import { localPath, splitPath } from "@/lib/routing.mjs";
import { readBytes, TooLongError } from "./body";
import { consumeRateLimit, type AddressLimits } from "./rate-limit";
import type { Reason, ReasonKey, Refusal } from "./refusal-page";
import { answerRefusal } from "./refusals";
import { isPlainForm } from "./responses";
import { isSameOrigin } from "./same-origin";
import { visitorAddress, visitorId } from "./visitor";

export type Admission = {
  /** For requests that carry their own proof, such as the token in an email's link. */
  isOpenToOtherSites?: boolean;
  /** Without a limit per browser, no cookie is read or set. */
  limits?: AddressLimits;
  tooMany?: ReasonKey;
};

export type BodyAdmission<Input> = Admission & {
  maxBytes: number;
  json?: z.ZodType<Input>;
  form?: z.ZodType<Input>;
  unreadable: Reason;
  /** Without it, a body that is too long also counts as unreadable. */
  tooLong?: Reason;
};

export type Caller = {
  request: Request;
  address: string | null;
  visitor: () => Promise<string>;
  isPlainForm: boolean;
  /** Takes back the count after a failure of the site itself. */
  refund: () => Promise<void>;
};

type Answering = Promise<Response | Refusal>;

const FOREIGN: Refusal = { status: 403, message: { key: "foreign" } };

/** Adds the checks that a route's callers must pass. Scripts get refusals as JSON, plain forms as a page. */
export function admit<Rest extends unknown[] = []>(
  { isOpenToOtherSites = false, limits, tooMany }: Admission,
  respond: (caller: Caller, ...rest: Rest) => Answering,
): (request: Request, ...rest: Rest) => Promise<Response> {
  const answerTo = async (request: Request, rest: Rest): Answering => {
    if (!isOpenToOtherSites && !isSameOrigin(request.headers)) return FOREIGN;
    const address = await visitorAddress();
    let known: Promise<string> | undefined;
    const visitor = () => (known ??= visitorId());
    const counted =
      limits && (await consumeRateLimit(limits, limits.visitor ? await visitor() : null, address));
    if (counted && counted.wait > 0) return tooManyRequests(counted.wait, tooMany);
    const refund = async () => counted?.refund();
    return respond({ request, address, visitor, isPlainForm: isPlainForm(request), refund }, ...rest);
  };
  return async (request, ...rest) => {
    const answer = await answerTo(request, rest);
    return answer instanceof Response ? inFormsLanguage(request, answer) : answerRefusal(request, answer);
  };
}

/** Leads a plain form on to a page in the language of the page that it was on. */
function inFormsLanguage({ headers }: Request, response: Response): Response {
  const [from, to] = [headers.get("referer"), response.headers.get("location")];
  if (from && to && URL.canParse(from))
    response.headers.set("location", localPath(splitPath(new URL(from).pathname).prefix, to));
  return response;
}

/** Does the same for a request with a body, which its schema has parsed. */
export function admitBody<Input, Rest extends unknown[] = []>(
  admission: BodyAdmission<Input>,
  respond: (input: Input, caller: Caller, ...rest: Rest) => Answering,
): (request: Request, ...rest: Rest) => Promise<Response> {
  return admit<Rest>(admission, async (caller, ...rest) => {
    const read = await readInput(caller, admission);
    return "refusal" in read ? read.refusal : respond(read.input, caller, ...rest);
  });
}

export function tooManyRequests(seconds: number, key: ReasonKey = "tryLater"): Refusal {
  return { status: 429, message: { key, seconds }, headers: { "Retry-After": String(seconds) } };
}

async function readInput<Input>(
  { request, isPlainForm }: Caller,
  { maxBytes, json, form, unreadable, tooLong }: BodyAdmission<Input>,
): Promise<{ input: Input } | { refusal: Refusal }> {
  try {
    const bytes = await readBytes(request, maxBytes);
    const parsed = isPlainForm
      ? form?.safeParse(await readForm(bytes, request.headers))
      : json?.safeParse(JSON.parse(bytes.toString()));
    if (parsed?.success) return { input: parsed.data };
  } catch (error) {
    // Any other error means that the body is neither JSON nor a form, or was cut off.
    if (error instanceof TooLongError && tooLong) return { refusal: { status: 413, message: tooLong } };
  }
  return { refusal: { status: 400, message: unreadable } };
}

async function readForm(bytes: Buffer, headers: Headers): Promise<Record<string, unknown>> {
  const type = headers.get("content-type") ?? "";
  const body = new Response(new Uint8Array(bytes), { headers: { "content-type": type } });
  return Object.fromEntries(await body.formData());
}
