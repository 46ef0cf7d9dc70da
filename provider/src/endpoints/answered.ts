import { addDataAndFileToRequest, type PayloadHandler, type PayloadRequest } from "payload";

import { HttpError } from "../lib/http/responses";

/** Reads what an admin screen sends into `req.data`, and answers refusals in the form that the admin shows. */
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
