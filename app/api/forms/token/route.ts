import { connection } from "next/server";
import { issueFormToken } from "@/lib/forms/form-token";

/** A form token for one visitor, as text: the one in a stored page is everybody's. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(issueFormToken(), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
