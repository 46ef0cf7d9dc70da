import { siteReadiness } from "./site-readiness";

/** Whether the site can serve, for a load balancer or whoever watches: 503 where it cannot. */
export async function GET() {
  const { httpStatus, ...body } = await siteReadiness();
  return Response.json(body, { status: httpStatus, headers: { "Cache-Control": "no-store" } });
}
