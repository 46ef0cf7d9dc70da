import { NextResponse, type NextRequest } from "next/server";
import { refusePagePost } from "@/lib/http/refuse-page-post";

/** What reaches a page with a body is a form of its own, or is refused before Next reads it. */
export async function proxy(request: NextRequest): Promise<Response> {
  if (request.method === "GET" || request.method === "HEAD") return NextResponse.next();
  return (await refusePagePost(request)) ?? NextResponse.next();
}

export const config = {
  matcher: [
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "next-action" }] },
  ],
};
