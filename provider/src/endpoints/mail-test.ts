import { type Endpoint, Forbidden } from "payload";

import { testMail } from "../features/mail/mail-test";
import { isStaffUser } from "../lib/admin";

/** Mails a test to whoever of the staff asks for it, and answers what came of it. */
export const mailTestEndpoint: Endpoint = {
  method: "post",
  path: "/mail-test",
  handler: async ({ payload, user }) => {
    if (!user || !isStaffUser(user)) throw new Forbidden();
    return Response.json(await testMail(payload, user.email));
  },
};
