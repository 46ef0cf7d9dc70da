import "server-only";
import { onRequest, type End } from "@lampstand/runtime/response-headers";
import { unfitNextHeaders, withoutDraftCookies } from "./next-headers.mjs";

/** Takes from each request the headers of Next's that make no sense in it, and its cookies for drafts, before anything reads them. */
export function dropUnfitNextHeaders(): End {
  return onRequest(({ method, headers }) => {
    for (const name of unfitNextHeaders(method, (name) => headers[name]))
      Reflect.deleteProperty(headers, name);
    if (headers.cookie !== undefined) headers.cookie = withoutDraftCookies(headers.cookie);
  });
}
