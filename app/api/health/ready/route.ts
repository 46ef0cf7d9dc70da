import { siteReadiness } from "./site-readiness";

/** For load balancers: answers 503 if the site cannot serve. */
export async function GET() {
  const { httpStatus, ...body } = await siteReadiness();
  return Response.json(body, { status: httpStatus, headers: { "Cache-Control": "no-store" } });
}
