import { ifChanged } from "@/lib/http/responses";
import { GET as getFeed } from "../route";

/** For programs that already have a version of the feed. */
export async function GET(request: Request, context: Parameters<typeof getFeed>[1]): Promise<Response> {
  return ifChanged(request, await getFeed(request, context));
}
