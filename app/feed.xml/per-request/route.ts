import { ifChanged } from "@/lib/http/responses";
import { feedResponse } from "../feed-response";

/** The feed for programs that have a version of it. */
export async function GET(request: Request): Promise<Response> {
  return ifChanged(request, await feedResponse());
}
