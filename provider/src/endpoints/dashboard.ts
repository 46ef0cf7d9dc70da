import { type Endpoint, Forbidden } from "payload";
import { z } from "zod";

import { restoreFirst } from "../features/backup/first-restore";
import { putExamplesBack, takeExamplesAway } from "../features/dashboard/examples";
import { testMail } from "../features/mail/mail-test";
import { setUpOnce } from "../features/staff/first-account";
import { limitMailTest, ownAddress } from "../features/staff/sign-in-limits";
import { hasAdminRole, isStaffUser } from "../access/roles";
import { adminError } from "../lib/errors";
import { answered } from "./answered";

/** Mails a test to the staff member who asks for it, and answers with the result. */
const mailTestEndpoint: Endpoint = {
  method: "post",
  path: "/mail-test",
  handler: answered(async ({ payload, user }) => {
    if (!user || !isStaffUser(user)) throw new Forbidden();
    await limitMailTest(user.id);
    return Response.json(await testMail(payload, user.email));
  }),
};

const wish = z.object({ isAway: z.boolean() });

/** Removes a new site's example content, or restores it. */
const examplesEndpoint: Endpoint = {
  method: "post",
  path: "/examples",
  handler: answered(async (req) => {
    if (!hasAdminRole(req.user)) throw new Forbidden(req.t);
    const { data } = wish.safeParse(req.data);
    if (!data) throw adminError("Please say whether to remove the examples.");
    const { isAway } = data;
    if (isAway) await takeExamplesAway(req);
    else await putExamplesBack(req);
    return Response.json({ message: isAway ? "The examples are in the trash." : "The examples are back." });
  }),
};

/** Tells staff which network they are on. */
const ownAddressEndpoint: Endpoint = {
  method: "get",
  path: "/own-address",
  handler: answered(async ({ headers, user }) => {
    if (!isStaffUser(user)) throw new Forbidden();
    return Response.json({ address: ownAddress(headers) });
  }),
};

const restoring = z.object({ setupKey: z.string(), backup: z.string() });

/** Replaces an empty installation with a backup, for somebody with its setup key. */
const firstRestoreEndpoint: Endpoint = {
  method: "post",
  path: "/first-restore",
  handler: answered(async (req) => {
    const { setupKey, backup } = restoring.catch({ setupKey: "", backup: "" }).parse(req.data);
    await setUpOnce(req, setupKey, () => restoreFirst(backup));
    return Response.json({ message: "The site stops, restores the backup and starts again." });
  }),
};

/** The actions behind the buttons on the dashboard, in ‘Your church’ and on the page for the first account. */
export const dashboardEndpoints = [
  mailTestEndpoint,
  examplesEndpoint,
  ownAddressEndpoint,
  firstRestoreEndpoint,
];
