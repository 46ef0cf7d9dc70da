import { z } from "zod";
import { jsonAnswer, NOT_FOUND, startLocalServer, type Answer } from "./local-server";

const record = z.record(z.string(), z.unknown());

type Answering = Answer | null | "hang up";

type Call = { path: string; body: Record<string, unknown>; forwardedFor: string | undefined };

/** The one member of a provider that is somebody else's. */
export const ANN = { userId: "64af0c", firstName: "Ann", lastName: "Lee", email: "ann@example.org" };

export const RIGHT_CODE = "123456";

const data = {
  _id: ANN.userId,
  firstName: ANN.firstName,
  lastName: ANN.lastName,
  local: { email: ANN.email },
};

const success = (more: object = {}) => jsonAnswer({ status: "success", message: "Done", ...more });

/** A no as a provider says it, under any HTTP status. */
export const no = (message: string, status: number) => jsonAnswer({ status: "error", message }, status);

/** A provider that knows members and nothing else, with a code of its own, and answers as it is told. */
export async function startForeignMembers() {
  const calls: Call[] = [];
  const told = new Map<string, Answering>();
  const server = await startLocalServer((path, sent, headers) => {
    if (path === "/web/setting-page-content")
      return success({ data: { company: "Harbour", email: "hello@harbour.example" } });
    if (sent === "") return NOT_FOUND;
    const body = record.parse(JSON.parse(sent));
    calls.push({ path, body, forwardedFor: headers["x-forwarded-for"]?.toString() });
    const answer = told.get(path);
    return answer === undefined ? usualAnswer(path, body) : answer;
  });
  return {
    ...server,
    /** What was sent here so far. */
    calls,
    /** Answers this path so from now on. */
    answer: (path: string, answer: Answering) => void told.set(path, answer),
    /** Answers as at the start, and forgets what was sent. */
    recover: () => {
      told.clear();
      calls.length = 0;
    },
  };
}

/** The calls of section 7, and none of those that only the embedded provider has. */
function usualAnswer(path: string, { otp, firstName, lastName, email }: Record<string, unknown>): Answering {
  if (path.startsWith("/generate-otp")) return success();
  if (path === "/update_user_profile")
    return success({ data: { ...data, firstName, lastName, local: { email } } });
  if (path !== "/verify-otp" && path !== "/signup") return NOT_FOUND;
  if (otp !== RIGHT_CODE) return no("Invalid OTP.", 401);
  return success({ data: path === "/signup" ? { ...data, firstName, lastName, local: { email } } : data });
}
