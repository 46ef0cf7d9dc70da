import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";
import { ANN, RIGHT_CODE, startForeignMembers } from "./foreign-members";
import { createStack } from "./stack";

/** Calls that only a member can make, with what they need. */
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

/** A site whose provider is somebody else's. Whoever starts it stops it. */
export async function startForeignSite(variables: Record<string, string> = {}) {
  const provider = await startForeignMembers();
  const stack = await createStack({
    empty: true,
    variables: { API_BASE_URL: provider.url, API_TOKEN: "a-token-for-this-test", ...variables },
  });
  await stack.site.start();
  return {
    provider,
    stack,
    url: stack.site.url,
    stop: async () => {
      await stack.stop();
      await provider.stop();
    },
  };
}

/** Makes a call as a program does, with the right fields but for the changes. */
export function callSite(
  request: APIRequestContext,
  siteUrl: string,
  call: CallName,
  { headers = {}, changes = {} }: { headers?: Record<string, string>; changes?: object } = {},
): Promise<APIResponse> {
  const data = { ...ALL_CALLS[call], ...changes };
  return request.post(`${siteUrl}/api/members/${call}`, { data, headers });
}

/** Logs in without keeping the cookie, and gives it. */
export async function logInBy(request: APIRequestContext, siteUrl: string, headers = {}): Promise<string> {
  const answer = await callSite(request, siteUrl, "verify-otp", {
    headers: { cookie: "none=1", ...headers },
  });
  expect(answer.status()).toBe(200);
  return cookieOf(answer);
}

/** What a cookie is set to. */
export function cookieOf(answer: APIResponse, name = "session"): string {
  return new RegExp(`^${name}=([^;]*)`).exec(setCookieOf(answer, name))?.[1] ?? "";
}

/** The whole line that sets a cookie. */
export function setCookieOf(answer: APIResponse, name = "session"): string {
  const lines = answer.headersArray().filter(({ name: header }) => header.toLowerCase() === "set-cookie");
  return lines.map(({ value }) => value).find((value) => value.startsWith(`${name}=`)) ?? "";
}

/** What a cookie's line says beside its value, but for the moment it ends. */
export function attributesOf(answer: APIResponse, name = "session"): string[] {
  const [, ...attributes] = setCookieOf(answer, name).split("; ");
  return attributes.filter((attribute) => !attribute.startsWith("Expires=")).sort();
}

export const withCookie = (session: string) => ({ cookie: `session=${session}` });
