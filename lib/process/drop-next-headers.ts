import "server-only";
import { onRequest, type End } from "@lampstand/runtime/response-headers";
import { unfitNextHeaders, withoutDraftCookies } from "@/lib/page-cache/next-headers.mjs";

export function dropUnfitNextHeaders(): End {
  return onRequest(({ method, headers }) => {
    for (const name of unfitNextHeaders(method, (name) => headers[name]))
      Reflect.deleteProperty(headers, name);
    if (headers.cookie !== undefined) headers.cookie = withoutDraftCookies(headers.cookie);
  });
}
