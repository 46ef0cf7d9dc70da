import "server-only";
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, USER_ID_MAX_LENGTH } from "@lampstand/contract/limits";
import type {
  emailBody,
  loginBody,
  profileBody,
  savedBody,
  signupBody,
} from "@lampstand/contract/schemas/members";
import { firstCharacters } from "@lampstand/contract/text";
import { z } from "zod";
import { expectSuccess, findRecord, findStatus } from "./payload";
import { identifier, text } from "./fields";
import { PENDING, ProviderError, WRITE_TIMEOUT_MS, callProvider } from "./client";

type Call = { visitorAddress: string | null };

type Writer = Pick<z.input<typeof emailBody>, "language">;

/** `pending`: the provider waits for the code that it sent by email. */
export type Asked<Data> = { state: "done"; data: Data } | { state: "pending" };

const providerMember = z.object({
  _id: identifier.refine((id) => id.length <= USER_ID_MAX_LENGTH),
  firstName: text,
  lastName: text,
  local: z.object({ email: text }).catch({ email: "" }),
});

/** @throws {ProviderError} when no code was sent; the functions below throw in the same way */
export async function sendLoginCode(body: Writer & { email: string }, call: Call): Promise<void> {
  expectSuccess("/generate-otp", await post("/generate-otp", body, call));
}

export async function sendSignupCode(body: Writer & { email: string }, call: Call): Promise<void> {
  expectSuccess("/generate-otp-signup", await post("/generate-otp-signup", body, call));
}

export async function verifyLoginCode(values: z.input<typeof loginBody>, call: Call): Promise<Member> {
  return requireMember("/verify-otp", await post("/verify-otp", values, call), values);
}

export async function signUp(values: z.input<typeof signupBody>, call: Call): Promise<Member> {
  return requireMember("/signup", await post("/signup", values, call), values);
}

export async function updateMember(
  userId: string,
  values: Omit<z.input<typeof profileBody>, "userId">,
  call: Call,
): Promise<Asked<Omit<Member, "userId">>> {
  const answer = await post("/update_user_profile", { ...values, userId }, call);
  if (isPending(answer)) return { state: "pending" };
  expectSuccess("/update_user_profile", answer);
  return { state: "done", data: findMember(answer, values) ?? values };
}

export async function deleteMember(
  body: { userId: string; stories: "keep" | "remove"; otp?: string | undefined },
  call: Call,
): Promise<Asked<null>> {
  const answer = await post("/delete_user", body, call);
  if (isPending(answer)) return { state: "pending" };
  expectSuccess("/delete_user", answer);
  return { state: "done", data: null };
}

export async function exportMember(userId: string, call: Call): Promise<unknown> {
  const answer = await post("/export_user", { userId }, call);
  expectSuccess("/export_user", answer);
  return findRecord(answer, ["member"]) ?? answer;
}

/** Returns the slugs of the saved stories afterwards, latest first. */
export async function syncSaved(
  userId: string,
  change: Omit<z.input<typeof savedBody>, "userId">,
  call: Call,
): Promise<string[]> {
  const answer = await post("/saved_videos", { userId, ...change }, call);
  expectSuccess("/saved_videos", answer);
  const slugs = z.array(z.string()).safeParse(findRecord(answer, ["slugs"])?.slugs);
  if (!slugs.success) throw new ProviderError("malformed", "/saved_videos", { cause: "no slugs" });
  return slugs.data;
}

function post(path: string, body: unknown, call: Call): Promise<unknown> {
  return callProvider(path, { method: "POST", body, timeoutMs: WRITE_TIMEOUT_MS, ...call });
}

function isPending(answer: unknown): boolean {
  return findStatus(answer) === PENDING.status;
}

type Member = NonNullable<ReturnType<typeof findMember>>;

type Sent = { firstName?: string; lastName?: string; email: string };

function findMember(answer: unknown, sent: Sent) {
  const { data } = providerMember.safeParse(findRecord(answer, ["_id"]));
  if (!data) return null;
  // The session cookie has limited space.
  return {
    userId: data._id,
    firstName: firstCharacters(data.firstName || (sent.firstName ?? ""), NAME_MAX_LENGTH),
    lastName: firstCharacters(data.lastName || (sent.lastName ?? ""), NAME_MAX_LENGTH),
    email: firstCharacters(data.local.email || sent.email, EMAIL_MAX_LENGTH),
  };
}

function requireMember(path: string, answer: unknown, sent: Sent): Member {
  const member = isPending(answer) ? null : findMember(answer, sent);
  if (!member) throw new ProviderError("malformed", path, { cause: "no member" });
  return member;
}
