import "client-only";
import * as z from "zod/mini";
import type { WaitReason } from "./upload-progress";

export type Setback =
  | { state: "gone" }
  | { state: "refused"; message: string }
  /** Something in the network blocks this method. */
  | { state: "method" }
  /** Something in the network blocks parts of this size. */
  | { state: "size" }
  /** The upload can resume later. `seconds`: not before this, if the answer says so. */
  | { state: "passing"; reason: WaitReason | null; seconds: number | null };

/** The site's answers to early or repeated requests, as after a lost connection: their text is for programs. */
const OUT_OF_STEP = [408, 409, 423, 425];

const TOO_MANY = 429;

const TOO_LARGE = 413;

/** Answers that require a sign-in to the network or its proxy. */
const WANTS_SIGN_IN = [401, 407, 511];

/** Answers from firewalls that allow only GET and POST. */
const NO_METHOD = [403, 405, 501];

const LONGEST_WAIT = 60 * 60;

type Answer = {
  getStatus: () => number;
  getHeader: (name: string) => string | undefined;
  getBody: () => string;
};

const refusal = z.object({ status: z.literal("error"), message: z.string() });

/** Only the site ends an upload, with a JSON answer. Others, as from a proxy or a sign-in page, are temporary. */
export function setbackOf(answer: Answer | null, method: string): Setback {
  if (!answer) return { state: "passing", reason: null, seconds: null };
  const [status, message] = [answer.getStatus(), messageOf(answer, method)];
  if (message === null) return setbackOnTheWay(status, method, secondsOf(answer));
  if (status === 404 || status === 410) return { state: "gone" };
  if (OUT_OF_STEP.includes(status)) return { state: "passing", reason: null, seconds: secondsOf(answer) };
  return status >= 500 || status === TOO_MANY
    ? { state: "passing", reason: message ? { message } : null, seconds: secondsOf(answer) }
    : { state: "refused", message };
}

function setbackOnTheWay(status: number, method: string, seconds: number | null): Setback {
  if (method === "PATCH" && NO_METHOD.includes(status)) return { state: "method" };
  if (status === TOO_LARGE) return { state: "size" };
  const isPage = status < 400 || WANTS_SIGN_IN.includes(status);
  return { state: "passing", reason: isPage ? "signIn" : "siteAway", seconds };
}

/** Returns the site's message; `null` if something else answers. */
function messageOf(answer: Answer, method: string): string | null {
  if (!/^application\/json\b/.test(answer.getHeader("Content-Type") ?? "")) return null;
  if (method === "HEAD") return "";
  try {
    return refusal.parse(JSON.parse(answer.getBody())).message;
  } catch {
    return null; // such as a gateway, whose JSON has other fields
  }
}

function secondsOf(answer: Answer): number | null {
  const seconds = Number(answer.getHeader("Retry-After") ?? NaN);
  return seconds > 0 ? Math.min(seconds, LONGEST_WAIT) : null;
}
