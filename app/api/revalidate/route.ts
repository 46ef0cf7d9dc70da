import { listsNaming } from "@lampstand/contract/tags";
import { revalidateTags } from "#host/revalidations";
import { admitBody } from "@/lib/http/admit";
import { isFromProvider } from "@/lib/http/provider-word";
import { errorResponse } from "@/lib/http/responses";
import { revalidationSchema } from "./revalidation-body";

export async function POST(request: Request): Promise<Response> {
  return isFromProvider(request.headers) ? revalidate(request) : errorResponse(401, "Unauthorized");
}

/** Answers 503 until every instance has acknowledged the tags; the provider then sends them again. */
const revalidate = admitBody(
  {
    isOpenToOtherSites: true,
    maxBytes: 1024 * 1024, // more than two full lists of tags
    json: revalidationSchema,
    unreadable: "A list of tags was expected.",
  },
  async ({ tags, gone }) => {
    if (!(await revalidateTags([...tags, ...listsNaming(gone)], gone)))
      return { status: 503, message: "Not every instance has acknowledged it." };
    return Response.json({ status: "success", tags });
  },
);
