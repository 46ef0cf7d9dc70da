/** Isolates come and go, and each would tell of itself alone: Cloudflare has figures of its own. */
export function GET(): Response {
  return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
}
