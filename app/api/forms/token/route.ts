import { connection } from "next/server";
import { issueFormToken } from "@/lib/forms/form-token";

/** Returns a token as text for one visitor: the token in a stored page is the same for everybody. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(issueFormToken(), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
