import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";
import { z } from "zod";
import type { ForeignSite } from "./foreign-site";
import { jsonAnswer, NOT_FOUND, startLocalServer, type Answer, type Serve } from "./local-server";

const record = z.record(z.string(), z.unknown());

type Answering = Answer | null | "hang up";

type Call = { path: string; body: Record<string, unknown>; forwardedFor: string | undefined };

/** The only member of another provider. */
export const ANN = { userId: "64af0c", firstName: "Ann", lastName: "Lee", email: "ann@example.org" };

export const RIGHT_CODE = "123456";

const data = {
  _id: ANN.userId,
  firstName: ANN.firstName,
  lastName: ANN.lastName,
  local: { email: ANN.email },
};

const success = (more: object = {}) => jsonAnswer({ status: "success", message: "Done", ...more });

/** Returns a provider's refusal, under any HTTP status. */
export const no = (message: string, status: number) => jsonAnswer({ status: "error", message }, status);

/** Starts a provider that knows only members, with its own code and answers that tests can set. */
export async function startForeignMembers(serve: Serve = startLocalServer) {
  const calls: Call[] = [];
  const answers = new Map<string, Answering>();
  const server = await serve((path, sent, headers) => {
    if (path === "/web/setting-page-content")
      return success({ data: { company: "Harbour", email: "hello@harbour.example" } });
    if (sent === "") return NOT_FOUND;
    const body = record.parse(JSON.parse(sent));
    calls.push({ path, body, forwardedFor: headers["x-forwarded-for"]?.toString() });
    const answer = answers.get(path);
    return answer === undefined ? usualAnswer(path, body) : answer;
  });
  return {
    ...server,
    /** The requests so far. */
    calls,
    /** Sets the answer for this path from now on. */
    answer: (path: string, answer: Answering) => void answers.set(path, answer),
    /** Restores the first answers and clears the requests. */
    recover: () => {
      answers.clear();
      calls.length = 0;
    },
  };
}

/** Answers the calls that members need, without a provider's optional ones. */
function usualAnswer(path: string, { otp, firstName, lastName, email }: Record<string, unknown>): Answering {
  if (path.startsWith("/generate-otp")) return success();
  if (path === "/update_user_profile")
    return success({ data: { ...data, firstName, lastName, local: { email } } });
  if (path !== "/verify-otp" && path !== "/signup") return NOT_FOUND;
  if (otp !== RIGHT_CODE) return no("Invalid OTP.", 401);
  return success({ data: path === "/signup" ? { ...data, firstName, lastName, local: { email } } : data });
}

/** Calls that only a member can make, with their fields. */
export const MEMBER_CALLS = {
  "update-profile": { firstName: "Anna", lastName: "Lee", email: ANN.email },
  delete: { stories: "keep" },
  export: {},
} as const;

export const ALL_CALLS = {
  ...MEMBER_CALLS,
  "generate-otp": { email: ANN.email },
  "resend-otp": { email: ANN.email },
  "verify-otp": { email: ANN.email, otp: RIGHT_CODE },
  "generate-otp-signup": { firstName: "Ann", lastName: "Lee", email: ANN.email },
  "resend-otp-signup": { firstName: "Ann", lastName: "Lee", email: ANN.email },
  signup: { firstName: "Ann", lastName: "Lee", email: ANN.email, otp: RIGHT_CODE },
};

export type CallName = keyof typeof ALL_CALLS;

/** Gives a site another provider, which knows members. */
export async function serveForeignMembers(site: ForeignSite) {
  return {
    provider: await startForeignMembers(site.serve),
    stack: site.stack,
    url: site.url,
    stop: site.stop,
  };
}

export type ForeignMemberSite = Awaited<ReturnType<typeof serveForeignMembers>>;

/** Makes a call as a program does, with the correct fields except for the changes. */
export function callSite(
  request: APIRequestContext,
  siteUrl: string,
  call: CallName,
  { headers = {}, changes = {} }: { headers?: Record<string, string>; changes?: object } = {},
): Promise<APIResponse> {
  const data = { ...ALL_CALLS[call], ...changes };
  return request.post(`${siteUrl}/api/members/${call}`, { data, headers });
}

/** Logs in without storing the cookie, and returns it. */
export async function logInBy(request: APIRequestContext, siteUrl: string, headers = {}): Promise<string> {
  const answer = await callSite(request, siteUrl, "verify-otp", {
    headers: { cookie: "none=1", ...headers },
  });
  expect(answer.status()).toBe(200);
  return cookieOf(answer);
}

/** Returns a cookie's value. */
export function cookieOf(answer: APIResponse, name = "session"): string {
  return new RegExp(`^${name}=([^;]*)`).exec(setCookieOf(answer, name))?.[1] ?? "";
}

/** Returns the whole line that sets a cookie. */
export function setCookieOf(answer: APIResponse, name = "session"): string {
  const lines = answer.headersArray().filter(({ name: header }) => header.toLowerCase() === "set-cookie");
  return lines.map(({ value }) => value).find((value) => value.startsWith(`${name}=`)) ?? "";
}

/** Returns the attributes in a cookie's line, without its expiry. */
export function attributesOf(answer: APIResponse, name = "session"): string[] {
  const [, ...attributes] = setCookieOf(answer, name).split("; ");
  return attributes.filter((attribute) => !attribute.startsWith("Expires=")).sort();
}

export const withCookie = (session: string) => ({ cookie: `session=${session}` });
