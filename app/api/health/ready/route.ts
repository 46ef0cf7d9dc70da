import { siteReadiness } from "./site-readiness";

/** Answers load balancers: 503 if the site can't serve. */
export async function GET() {
  const { httpStatus, ...body } = await siteReadiness();
  return Response.json(body, { status: httpStatus, headers: { "Cache-Control": "no-store" } });
}
