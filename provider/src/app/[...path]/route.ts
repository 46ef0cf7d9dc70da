import config from "@payload-config";
import { getPayload } from "payload";

import { handleRequest } from "../../routes/router";

async function handle(request: Request): Promise<Response> {
  return handleRequest(request, await getPayload({ config }));
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
