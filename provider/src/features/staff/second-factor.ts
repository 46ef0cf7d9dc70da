import { isSameText } from "@lampstand/runtime/same-text";
import { withAsciiDigits } from "@lampstand/contract/text";
import { Secret, TOTP } from "otpauth";
import { APIError, type CollectionBeforeLoginHook, type Payload, type Where } from "payload";
import { encode } from "uqr";
import { z } from "zod";

import { updateIf } from "../../lib/db/writes";
import { environment } from "../../lib/environment";
import { adminError } from "../../lib/errors";
import type { Staff } from "../../payload-types";
import { claimGuess, clearFailures } from "../codes/throttle";
import { updateThrottle } from "../codes/throttle-store";
import { decryptSecret, encryptSecret, newRecoveryCodes, recoveryCodeHash } from "./second-factor-secrets";

const FACTORS = "second-factors";
const SECRET_BYTES = 20;
const PERIOD_MS = 30_000;
/** Accepts codes of this many periods before and after, since clocks differ. */
const WINDOW = 1;

const CODE_NEEDED = "Please enter the six digits from your authenticator, or a recovery code.";
const SECRET_CHANGED =
  "We can’t check your two-step sign-in because the server’s secret has changed. Please ask an admin to reset it, or enter the setup key here. The person who looks after the server has it. Then set up two-step sign-in again.";
const WRONG_CODE = "This code isn’t correct or has already been used.";

const factor = z.object({
  staff: z.string(),
  secret: z.string(),
  confirmedAt: z.string().nullish(),
  lastStep: z.number(),
  recoveryCodes: z.array(z.string()),
  version: z.number(),
});

type Factor = z.output<typeof factor>;

/** What to add to an authenticator: the key, and its QR code's modules, row by row. */
export type NewFactor = { key: string; address: string; rows: boolean[][] };

declare module "payload" {
  interface RequestContext {
    /** What sign-in routes tell `requireSecondFactor`. Requests cannot write here. */
    signIn?: {
      code?: string;
      /** Only resetting the password: nobody is refused, and `needsCode` tells the route whom not to sign in. */
      isReset?: boolean;
      needsCode?: boolean;
    };
  }
}

/**
 * Payload calls this before signing any token: after a password, a reset or the first account.
 * @throws APIError 401 with `data.needsCode` when a code is missing or wrong. HttpError 429 after too many.
 */
export const requireSecondFactor: CollectionBeforeLoginHook<Staff> = async ({ req, user }) => {
  const { signIn } = req.context;
  if (signIn?.isReset) signIn.needsCode = (await confirmedFactor(req.payload, user.id)) !== undefined;
  else await checkCode(req.payload, user.id, signIn?.code ?? "");
};

/**
 * Uses up a code of an account with a second factor; other accounts pass. The setup key removes a factor encrypted with
 * a former provider secret.
 * @throws as `requireSecondFactor`
 */
export async function checkCode(payload: Payload, staff: string, code: string): Promise<void> {
  const found = await confirmedFactor(payload, staff);
  if (!found) return;
  if (secretOf(found) === undefined) {
    await startOver(payload, staff, code);
    return;
  }
  if (code.trim() === "") throw codeError(CODE_NEEDED);
  await limitGuesses(payload, staff, () => useCode(payload, found, code));
}

/** Counts the accounts whose second factor was encrypted with another provider secret. */
export async function countUnreadable(payload: Payload): Promise<number> {
  const { docs } = await payload.db.find({ collection: FACTORS, pagination: false, limit: 0 });
  return docs.filter((row) => secretOf(factor.parse(row)) === undefined).length;
}

/** The setup key removes a second factor that nobody can check any more. */
async function startOver(payload: Payload, staff: string, code: string): Promise<void> {
  if (code.trim() === "") throw codeError(SECRET_CHANGED);
  const { setupKey } = environment();
  const isKey = async () => setupKey !== undefined && isSameText(code.trim(), setupKey);
  await limitGuesses(payload, staff, isKey, SECRET_CHANGED);
  await removeSecondFactor(payload, staff);
  payload.logger.warn(
    "A second step that was set up with another PAYLOAD_SECRET was removed by the setup key",
  );
}

/** Returns whether an account has a second factor, and how many recovery codes are left. */
export async function secondFactorState(payload: Payload, staff: string) {
  const found = await confirmedFactor(payload, staff);
  return { isOn: found !== undefined, codesLeft: found?.recoveryCodes.length ?? 0 };
}

/** Creates a key for an account's authenticator. It counts once `confirmSecondFactor` accepts a code. */
export async function beginSecondFactor(
  payload: Payload,
  user: Pick<Staff, "id" | "email">,
  issuer: string,
): Promise<NewFactor> {
  if (await confirmedFactor(payload, user.id)) throw adminError("Two-step sign-in is already on.");
  const unfinished: Where = { and: [{ staff: { equals: user.id } }, { confirmedAt: { exists: false } }] };
  await payload.db.deleteMany({ collection: FACTORS, where: unfinished });
  const secret = new Secret({ size: SECRET_BYTES });
  const data = {
    staff: user.id,
    secret: encryptSecret(secret.base32, user.id),
    lastStep: 0,
    recoveryCodes: [],
    version: 0,
  };
  await payload.db.create({ collection: FACTORS, data });
  const address = new TOTP({ issuer, label: user.email, secret }).toString();
  return { key: secret.base32, address, rows: encode(address, { border: 2 }).data };
}

/**
 * Turns the second factor on.
 * @returns The recovery codes, shown only this once.
 */
export async function confirmSecondFactor(payload: Payload, staff: string, code: string): Promise<string[]> {
  const found = await findFactor(payload, staff);
  if (!found || found.confirmedAt || secretOf(found) === undefined)
    throw adminError("Please reload the page and start again.");
  const codes = newRecoveryCodes();
  await limitGuesses(payload, staff, async () => {
    const lastStep = stepOf(found, code);
    if (lastStep === undefined) return false;
    const confirmedAt = new Date().toISOString();
    return change(payload, found, { lastStep, confirmedAt, recoveryCodes: hashesOf(codes, staff) });
  });
  return codes;
}

export async function renewRecoveryCodes(payload: Payload, staff: string): Promise<string[]> {
  const found = await confirmedFactor(payload, staff);
  const codes = newRecoveryCodes();
  const isDone = found && (await change(payload, found, { recoveryCodes: hashesOf(codes, staff) }));
  if (!isDone) throw adminError("That didn’t work. Please try again.");
  return codes;
}

/** Lets an account sign in with only a password. */
export async function removeSecondFactor(payload: Payload, staff: string): Promise<void> {
  await payload.db.deleteMany({ collection: FACTORS, where: { staff: { equals: staff } } });
}

/** Counts a code as a failure before checking it; after ten, from anywhere, the account waits. */
async function limitGuesses(
  payload: Payload,
  staff: string,
  isRight: () => Promise<boolean>,
  problem = WRONG_CODE,
): Promise<void> {
  const subject = `staff second factor ${staff}`;
  await updateThrottle(payload, subject, claimGuess);
  if (!(await isRight())) throw codeError(problem);
  await updateThrottle(payload, subject, clearFailures);
}

async function useCode(payload: Payload, found: Factor, code: string): Promise<boolean> {
  const lastStep = stepOf(found, code);
  if (lastStep !== undefined) return change(payload, found, { lastStep });
  const hash = recoveryCodeHash(code, found.staff);
  if (!found.recoveryCodes.includes(hash)) return false;
  return change(payload, found, { recoveryCodes: found.recoveryCodes.filter((other) => other !== hash) });
}

/** Returns a code's period; `undefined` when it is wrong, or that period or a later one was used. */
function stepOf(found: Factor, code: string): number | undefined {
  const secret = secretOf(found);
  if (secret === undefined) return undefined;
  const { lastStep } = found;
  const now = Date.now();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({
    token: withAsciiDigits(code).replace(/\s/g, ""),
    timestamp: now,
    window: WINDOW,
  });
  if (delta === null) return undefined;
  const step = Math.floor(now / PERIOD_MS) + delta;
  return step > lastStep ? step : undefined;
}

/** Returns the authenticator's key; `undefined` when it was encrypted with another provider secret. */
function secretOf({ secret, staff }: Factor): string | undefined {
  try {
    return decryptSecret(secret, staff);
  } catch {
    return undefined;
  }
}

/** Only one of several simultaneous changes succeeds, so nothing is used twice. */
function change(payload: Payload, { staff, version }: Factor, data: Partial<Factor>): Promise<boolean> {
  return updateIf(payload, {
    collection: FACTORS,
    where: { and: [{ staff: { equals: staff } }, { version: { equals: version } }] },
    data: { ...data, version: version + 1 },
  });
}

function hashesOf(codes: string[], staff: string): string[] {
  return codes.map((code) => recoveryCodeHash(code, staff));
}

async function confirmedFactor(payload: Payload, staff: string): Promise<Factor | undefined> {
  const found = await findFactor(payload, staff);
  return found?.confirmedAt ? found : undefined;
}

async function findFactor(payload: Payload, staff: string): Promise<Factor | undefined> {
  const row = await payload.db.findOne({ collection: FACTORS, where: { staff: { equals: staff } } });
  return row ? factor.parse(row) : undefined;
}

function codeError(message: string): APIError {
  return new APIError(message, 401, { needsCode: true }, true);
}
