import { isEmailAddress } from "@lampstand/contract/email";
import {
  APIError,
  AuthenticationError,
  type Endpoint,
  Forbidden,
  loginOperation,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  resetPasswordOperation,
} from "payload";
import { generatePayloadCookie } from "payload/shared";
import { z } from "zod";

import { hasAdminRole } from "../access/roles";
import { queuedNotice } from "../features/mail/mail-states";
import { createFirstAccount } from "../features/staff/first-account";
import { inviteColleague, noteJoined } from "../features/staff/invitations";
import { endSessions, hashNothing } from "../features/staff/own-password";
import { requireRecentSignIn } from "../features/staff/recent-sign-in";
import { accountOfLink, sendResetMail } from "../features/staff/reset-mail";
import { hashInTurn, limitReset, limitSignIn, staffAddress } from "../features/staff/sign-in-limits";
import { adminError } from "../lib/errors";
import { answered } from "./answered";

const text = z.string().catch("");

const body = z.object({
  email: text.transform((email) => email.toLowerCase().trim()),
  password: text,
  name: text,
  setupKey: text.transform((key) => key.trim()),
  token: text,
  /** From an authenticator, or a recovery code. */
  code: text,
});

/** Returns what a form sent, with empty texts for missing fields. */
function formOf({ data }: PayloadRequest): z.output<typeof body> {
  return body.catch(body.parse({})).parse(data);
}

/** Signs in. Neither the answer nor its timing reveals whether the account exists. */
const signIn = answered(async (req) => {
  const { payload } = req;
  const { email, password, code } = formOf(req);
  req.context.signIn = { code };
  const login = () =>
    loginOperation({ collection: payload.collections.staff, data: { email, password }, req });
  if (email === "" || password.trim() === "") return session(req, await login(), "");
  const attempt = { address: staffAddress(req.headers), email };
  const result = await limitSignIn(payload, attempt, async () => {
    const where = { email: { equals: email } };
    const { totalDocs } = await payload.count({ collection: "staff", where });
    if (totalDocs > 0) return login();
    await hashNothing(password);
    throw new AuthenticationError(req.t);
  });
  return session(req, result, req.t("authentication:passed"));
});

/** Creates the first account for somebody who knows the setup key, and signs in with it. */
const registerFirst = answered(async (req) => {
  const { email, password, name, setupKey } = formOf(req);
  const account = { email, password, name, setupKey };
  const result = await hashInTurn(staffAddress(req.headers), () => createFirstAccount(req, account));
  return session(req, result, req.t("authentication:successfullyRegisteredFirstUser"));
});

/** Mails a link for a new password. Every address gets the same answer. */
const forgotPassword = answered(async (req) => {
  const { email } = formOf(req);
  if (email === "") throw adminError("Please enter your email address.");
  await limitReset(req.payload, { address: staffAddress(req.headers), email });
  sendResetMail(req.payload, email);
  return Response.json({ message: req.t("general:success") });
});

const LINK_IS_VOID =
  "This link no longer works. A link works once and expires. If you’ve already chosen your password, sign in. Otherwise, get a new link with ‘Forgot password?’.";

/**
 * Takes that link's or an invitation's token and the new password. An account with a second factor isn't signed in:
 * access to a mailbox must not open the admin.
 */
const resetPassword = answered(async (req) => {
  const { payload } = req;
  const { token, password } = formOf(req);
  const signIn = { isReset: true, needsCode: false };
  req.context.signIn = signIn;
  if (!(await accountOfLink(payload, token))) throw new APIError(LINK_IS_VOID, 403, {}, true);
  const result = await hashInTurn(staffAddress(req.headers), () =>
    resetPasswordOperation({ collection: payload.collections.staff, data: { token, password }, req }),
  );
  const { id } = account.parse(result.user);
  await noteJoined(payload, id);
  if (!signIn.needsCode) return session(req, result, req.t("authentication:passwordResetSuccessfully"));
  await endSessions(payload, id);
  return Response.json({ message: "We’ve changed your password. Please sign in with it and a code." });
});

const NAME_MAX_LENGTH = 200;

const invitation = z.object({
  email: z.string().trim().toLowerCase().refine(isEmailAddress),
  name: z.string().trim().max(NAME_MAX_LENGTH).catch(""),
  role: z.enum(["admin", "editor", "reviewer"]),
  isCarer: z.boolean().default(false),
});

const invite = answered(async (req) => {
  if (!hasAdminRole(req.user)) throw new Forbidden(req.t);
  const parsed = invitation.safeParse(req.data);
  if (!parsed.success) throw adminError("Please enter an email address and choose a role.");
  requireRecentSignIn(req);
  await inviteColleague(req, parsed.data);
  return Response.json(queuedNotice(`You’ve invited ${parsed.data.email}.`));
});

/**
 * Replaces Payload's endpoints that reveal to anyone whether somebody has registered, or that verify an account without
 * a mail.
 */
const absent: PayloadHandler = () => {
  throw new NotFound();
};

/** How staff sign in and admins invite colleagues. These come before Payload's own endpoints and replace them. */
export const staffEndpoints: Endpoint[] = [
  { method: "get", path: "/init", handler: absent },
  { method: "post", path: "/verify/:id", handler: absent },
  { method: "post", path: "/login", handler: signIn },
  { method: "post", path: "/first-register", handler: registerFirst },
  { method: "post", path: "/forgot-password", handler: forgotPassword },
  { method: "post", path: "/reset-password", handler: resetPassword },
  { method: "post", path: "/invite", handler: invite },
];

const account = z.object({ id: z.string() });

type Session = { token?: string; user?: unknown };

function session({ payload }: PayloadRequest, { token = "", user }: Session, message: string): Response {
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections.staff.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
  return Response.json({ message, token, user }, { headers: { "set-cookie": cookie } });
}
