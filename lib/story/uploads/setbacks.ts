import "client-only";
import * as z from "zod/mini";

/** What an answer that is no progress means for an upload. */
export type Setback =
  /** The site no longer has it. */
  | { state: "gone" }
  | { state: "refused"; message: string }
  /** Something on the way lets no request of this method through. */
  | { state: "method" }
  /** Something on the way lets no part of this size through. */
  | { state: "size" }
  /** It can go on later. `seconds`: not before, where the answer says when. */
  | { state: "passing"; reason: string; seconds: number | null };

export const SIGN_IN = "This network wants you to sign in first. Open another page to sign in.";
export const SITE_AWAY = "Our site isn’t responding right now. The upload resumes when it does.";

/** Answers of the site to a request that came too early, or twice, as browsers repeat one whose connection broke: its words are for programs. */
const OUT_OF_STEP = [408, 409, 423, 425];

const TOO_MANY = 429;

const TOO_LARGE = 413;

/** Answers of what wants a visitor to sign in, to the network or to its proxy. */
const WANTS_SIGN_IN = [401, 407, 511];

/** Answers of firewalls that know GET and POST alone. */
const NO_METHOD = [403, 405, 501];

/** Nobody waits for longer until it is tried again, in seconds. */
const LONGEST_WAIT = 60 * 60;

type Answer = {
  getStatus: () => number;
  getHeader: (name: string) => string | undefined;
  getBody: () => string;
};

const refusal = z.object({ status: z.literal("error"), message: z.string() });

/**
 * Only the site itself says that an upload cannot go on, and it says so as JSON. Anything else that answers in its place
 * (a proxy, a firewall, the sign-in page of a network) passes.
 * @param method Of the request.
 */
export function setbackOf(answer: Answer | null, method: string): Setback {
  if (!answer) return { state: "passing", reason: "", seconds: null };
  const [status, message] = [answer.getStatus(), messageOf(answer, method)];
  if (message === null) return setbackOnTheWay(status, method, secondsOf(answer));
  if (status === 404 || status === 410) return { state: "gone" };
  if (OUT_OF_STEP.includes(status)) return { state: "passing", reason: "", seconds: secondsOf(answer) };
  return status >= 500 || status === TOO_MANY
    ? { state: "passing", reason: message, seconds: secondsOf(answer) }
    : { state: "refused", message };
}

function setbackOnTheWay(status: number, method: string, seconds: number | null): Setback {
  if (method === "PATCH" && NO_METHOD.includes(status)) return { state: "method" };
  if (status === TOO_LARGE) return { state: "size" };
  const isPage = status < 400 || WANTS_SIGN_IN.includes(status);
  return { state: "passing", reason: isPage ? SIGN_IN : SITE_AWAY, seconds };
}

/** What the site says; `null` where it is not the site that answers. */
function messageOf(answer: Answer, method: string): string | null {
  if (!/^application\/json\b/.test(answer.getHeader("Content-Type") ?? "")) return null;
  if (method === "HEAD") return "";
  try {
    return refusal.parse(JSON.parse(answer.getBody())).message;
  } catch {
    return null; // as of a gateway, whose JSON has other fields
  }
}

function secondsOf(answer: Answer): number | null {
  const seconds = Number(answer.getHeader("Retry-After") ?? NaN);
  return seconds > 0 ? Math.min(seconds, LONGEST_WAIT) : null;
}
