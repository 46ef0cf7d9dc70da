import { notFoundResponse } from "@/lib/http/responses";

/** Isolates come and go, and each would tell of itself alone: Cloudflare has figures of its own. */
export async function GET(): Promise<Response> {
  return notFoundResponse();
}
