import { isDeepStrictEqual } from "node:util";

import {
  APIError,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { z } from "zod";

import { hasAdminRole } from "../../access/roles";
import { translateWith } from "../../admin/texts/text";
import { RETENTION_DAYS } from "../retention/retention";
import { requireRecentSignIn } from "./recent-sign-in";

const days = z.object({ keep: z.record(z.string(), z.unknown()).catch({}) }).catch({ keep: {} });

/** Requires a recent sign-in to change how long things are kept: shorter times move records to the trash. */
export const confirmRetention: GlobalBeforeChangeHook = ({ data, originalDoc, overrideAccess, req }) => {
  if (!overrideAccess && isChanged(originalDoc, data)) requireRecentSignIn(req);
};

/** The same for earlier versions, which Payload restores whatever the fields' access is. */
export const confirmRestoredRetention: GlobalBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== "restoreVersion" || overrideAccess) return;
  const { id } = z.object({ id: z.string() }).parse(args);
  const { version } = await req.payload.findGlobalVersionByID({ slug: "settings", id, depth: 0, req });
  if (!isChanged(await req.payload.findGlobal({ slug: "settings", depth: 0, req }), version)) return;
  if (!hasAdminRole(req.user)) throw adminsOnly(req);
  requireRecentSignIn(req);
};

function isChanged(before: unknown, after: unknown): boolean {
  return !isDeepStrictEqual(daysOf(before), daysOf(after));
}

function daysOf(settings: unknown): Record<string, unknown> {
  const { keep } = days.parse(settings);
  return Object.fromEntries(Object.keys(RETENTION_DAYS).map((name) => [name, keep[name] ?? null]));
}

function adminsOnly({ t }: PayloadRequest): APIError {
  return new APIError(translateWith(t)("settings:keepIsAdmins"), 403, {}, true);
}
