import { type Endpoint, Forbidden } from "payload";

import { testMail } from "../features/mail/mail-test";
import { limitMailTest } from "../features/staff/sign-in-limits";
import { isStaffUser } from "../access/roles";
import { answered } from "./answered";

/** Mails a test to whoever of the staff asks for it, and answers what came of it. */
export const mailTestEndpoint: Endpoint = {
  method: "post",
  path: "/mail-test",
  handler: answered(async ({ payload, user }) => {
    if (!user || !isStaffUser(user)) throw new Forbidden();
    await limitMailTest(user.id);
    return Response.json(await testMail(payload, user.email));
  }),
};
