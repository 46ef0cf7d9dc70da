import { type Endpoint, Forbidden } from "payload";
import { z } from "zod";

import { putExamplesBack, takeExamplesAway } from "../features/dashboard/examples";
import { hasAdminRole } from "../access/roles";
import { adminError } from "../lib/errors";
import { answered } from "./answered";

const wish = z.object({ isAway: z.boolean() });

/** Takes the example content of a new site away, or puts it back. */
export const examplesEndpoint: Endpoint = {
  method: "post",
  path: "/examples",
  handler: answered(async (req) => {
    if (!hasAdminRole(req.user)) throw new Forbidden(req.t);
    const { data } = wish.safeParse(req.data);
    if (!data) throw adminError("Please say whether the examples are to be away.");
    const { isAway } = data;
    if (isAway) await takeExamplesAway(req);
    else await putExamplesBack(req);
    return Response.json({ message: isAway ? "The examples are in the trash." : "The examples are back." });
  }),
};
