import { type Endpoint, Forbidden, type PayloadHandler, type PayloadRequest } from "payload";
import { z } from "zod";

import { hasAdminRole } from "../access/roles";
import { brandOf } from "../features/mail/deliver";
import { queueMail } from "../features/mail/outbox";
import { endSessions, passwordProblem } from "../features/staff/own-password";
import { requireRecentSignIn } from "../features/staff/recent-sign-in";
import {
  beginSecondFactor,
  checkCode,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from "../features/staff/second-factor";
import { adminError } from "../lib/errors";
import type { Staff } from "../payload-types";
import { answered } from "./answered";

const text = z.string().catch("");

const body = z.object({ code: text, password: text });

const readOwn: PayloadHandler = async (req) =>
  Response.json(await secondFactorState(req.payload, ownAccount(req).id));

const begin = answered(async (req) => {
  const account = ownAccount(req);
  const problem = await passwordProblem(req, account.id, bodyOf(req).password);
  if (problem) throw adminError(problem);
  return Response.json(await beginSecondFactor(req.payload, account, await brandOf(req.payload)));
});

/** Signs out the account's other sessions. */
const confirm = answered(async (req) => {
  const account = ownAccount(req);
  const codes = await confirmSecondFactor(req.payload, account.id, bodyOf(req).code);
  await endSessions(req.payload, account.id, account._sid);
  return Response.json({ codes });
});

const renew = answered(async (req) => {
  const { id } = ownAccount(req);
  await checkCode(req.payload, id, bodyOf(req).code);
  return Response.json({ codes: await renewRecoveryCodes(req.payload, id) });
});

const turnOff = answered(async (req) => {
  const { id } = ownAccount(req);
  await checkCode(req.payload, id, bodyOf(req).code);
  await removeSecondFactor(req.payload, id);
  return Response.json({ isOn: false });
});

const readColleague = answered(async (req) => {
  const colleague = await colleagueOf(req);
  return Response.json({ isOn: (await secondFactorState(req.payload, colleague.id)).isOn });
});

/**
 * Helps a colleague who has lost both the authenticator and the recovery codes. They get a mail, in case they didn't
 * ask for this.
 */
const reset = answered(async (req) => {
  const admin = ownAccount(req);
  const colleague = await colleagueOf(req);
  requireRecentSignIn(req);
  await removeSecondFactor(req.payload, colleague.id);
  await queueMail(req.payload, {
    to: colleague.email,
    subject: "Your two-step sign-in was turned off",
    body: [
      "Hello,",
      `${admin.name || admin.email} has turned off your two-step sign-in, so you can sign in with only your password. Please turn it on again in your account.`,
      "If you didn’t ask for this, tell your colleagues at once.",
    ],
  });
  return Response.json({ isOn: false });
});

/** The second step of signing in. Each account manages its own, and admins may turn off a colleague's. */
export const secondFactorEndpoints: Endpoint[] = [
  { method: "get", path: "/second-factor", handler: readOwn },
  { method: "post", path: "/second-factor/begin", handler: begin },
  { method: "post", path: "/second-factor/confirm", handler: confirm },
  { method: "post", path: "/second-factor/recovery-codes", handler: renew },
  { method: "post", path: "/second-factor/turn-off", handler: turnOff },
  { method: "get", path: "/:id/second-factor", handler: readColleague },
  { method: "post", path: "/:id/second-factor/reset", handler: reset },
];

function bodyOf({ data }: PayloadRequest): z.output<typeof body> {
  return body.catch({ code: "", password: "" }).parse(data);
}

/** @throws Forbidden when no staff member is signed in. */
function ownAccount({ user, t }: PayloadRequest): Staff & { _sid?: string } {
  if (user?.collection !== "staff") throw new Forbidden(t);
  return user;
}

/** @throws Forbidden when the caller is not an admin. APIError 400 for their own account, which needs a code. */
async function colleagueOf(req: PayloadRequest): Promise<Staff> {
  const { payload, routeParams, user, t } = req;
  if (!hasAdminRole(user)) throw new Forbidden(t);
  const id = String(routeParams?.id);
  if (id === user?.id) throw adminError("You can turn off your own with a code, in your account.");
  return payload.findByID({ collection: "staff", id, depth: 0, req });
}
