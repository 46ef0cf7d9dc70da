import { ifChanged } from "@/lib/http/responses";
import { GET as getFeed } from "../route";

/** For programs that already have a version of the feed. */
export async function GET(request: Request): Promise<Response> {
  return ifChanged(request, await getFeed());
}
