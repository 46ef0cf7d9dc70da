import { addDataAndFileToRequest, type PayloadHandler, type PayloadRequest } from "payload";

import { HttpError } from "../lib/http/responses";

/** Reads what a screen of the admin sends into `req.data`, and answers what is refused as the admin shows it. */
export function answered(handle: (req: PayloadRequest) => Promise<Response>): PayloadHandler {
  return async (req) => {
    await addDataAndFileToRequest(req);
    try {
      return await handle(req);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { status, message, headers } = error;
      return Response.json({ errors: [{ message }] }, { status, headers });
    }
  };
}
