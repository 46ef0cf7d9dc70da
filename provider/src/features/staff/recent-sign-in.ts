import { APIError, type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from "payload";
import { z } from "zod";

import { translateWith } from "../../admin/texts/text";
import type { Staff } from "../../payload-types";

/** How long after signing in staff may do sensitive things, in milliseconds. */
const RECENT_MS = 10 * 60 * 1000;

/**
 * Requires that somebody has just signed in, with their second step, so an unattended screen isn't enough for sensitive
 * acts. The admin asks for the password in place and repeats the call.
 * @throws APIError 403 with `data.needs` when the session is older. Forbidden when no staff member is signed in.
 */
export function requireRecentSignIn({ t, user }: PayloadRequest): void {
  if (user?.collection !== "staff") throw new Forbidden(t);
  const { _sid, sessions }: Staff & { _sid?: string } = user;
  const session = sessions?.find(({ id }) => id === _sid);
  if (Date.now() - Date.parse(session?.createdAt ?? "") < RECENT_MS) return;
  throw new APIError(translateWith(t)("api:passwordAgain"), 403, { needs: "password" }, true);
}

/** Requires a recent sign-in to erase records. Moving them to the trash is an update. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- only its values for reading are
export const confirmErasing: CollectionBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if (operation === "delete" && !overrideAccess) requireRecentSignIn(req);
};

/** What one's own form also sends, though only admins may change it. Changing one's password asks for the current one. */
const RIGHTS = ["role", "isCarer", "answersMinors"] as const;

const update = z.object({ id: z.string(), data: z.record(z.string(), z.unknown()) });

/** Requires a recent sign-in to create an account, or to change a colleague's account or one's own rights. */
export const confirmAccountChange: CollectionBeforeOperationHook<"staff"> = ({
  args,
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only its values for reading are
  operation,
  overrideAccess,
  req,
}) => {
  const { user } = req;
  // Nobody else may change these.
  if (overrideAccess || user?.collection !== "staff" || user.role !== "admin") return;
  const { data: change } = update.safeParse(args);
  const isOwn =
    change?.id === user.id &&
    RIGHTS.every((name) => !(name in change.data) || (change.data[name] || null) === (user[name] || null));
  if (operation === "create" || (operation === "update" && !isOwn)) requireRecentSignIn(req);
};
