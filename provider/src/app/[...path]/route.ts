import config from "@payload-config";
import { getPayload } from "payload";

import { answerCall } from "../../contract/router";

async function handle(request: Request): Promise<Response> {
  return answerCall(request, await getPayload({ config }));
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
