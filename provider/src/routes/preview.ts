import { PREVIEW_BODY_MAX_BYTES } from "@lampstand/contract/limits";
import { previewBody, previewReadBody } from "@lampstand/contract/schemas/preview";
import type { Payload } from "payload";

import { type Preview, readPreviewToken, withPreview } from "../features/preview/preview-context";
import { previewedPage } from "../features/preview/site-addresses";
import { environment } from "../lib/environment";
import { limits } from "../lib/http/rate-limit";
import { readJson } from "../lib/http/read-json";
import { HttpError } from "../lib/http/responses";
import { parseInput, post, route, type Route } from "./route";

const ENDED = "This preview has expired. Please open a new one from the admin.";

/**
 * Returns the calls by which the site shows unpublished content to anyone with a preview's token.
 * @param answer Answers a reading call of the contract by its path.
 */
export function previews(answer: (payload: Payload, path: string) => Promise<unknown>): Route[] {
  return [
    post("/preview", limits.reads, previewBody, async (payload, { token }) => {
      const page = await previewedPage(payload, previewOf(token));
      if (page === null) throw new HttpError(404, "The content of this preview has been deleted.");
      const framedBy = new URL(environment().adminUrl).origin;
      return { status: "success", data: { page, framedBy } };
    }),
    route("POST", "/preview/read", limits.reads, async ({ payload, request }) => {
      const body = await readJson(request, PREVIEW_BODY_MAX_BYTES);
      const { token, path, draft } = parseInput(previewReadBody, body);
      const preview = { ...previewOf(token), ...(draft && { draft }) };
      return withPreview(preview, () => answer(payload, path));
    }),
  ];
}

/** @throws HttpError 404 when the token is invalid or has expired. */
function previewOf(token: string): Preview {
  const preview = readPreviewToken(token);
  if (!preview) throw new HttpError(404, ENDED);
  return preview;
}
