import "server-only";
import type { QueryResult } from "@/lib/provider/cached-query";

/** No picture can be resized without a native module: browsers load what the provider has. */
export async function getPicture(): Promise<QueryResult<{ webp: null; etag: string; maxAge: number }>> {
  return { state: "found", data: { webp: null, etag: "", maxAge: 0 } };
}
