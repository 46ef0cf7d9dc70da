import { NextResponse, type NextRequest } from "next/server";
import { rejectPagePost } from "./lib/http/same-origin";

/** Rejects requests with a body before Next reads them, but for the forms of its own pages. */
export async function proxy(request: NextRequest): Promise<Response> {
  if (request.method === "GET" || request.method === "HEAD") return NextResponse.next();
  return (await rejectPagePost(request)) ?? NextResponse.next();
}

export const config = {
  matcher: [
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "next-action" }] },
  ],
};
