import { visitorAddress } from "@/lib/provider/visitor-address";
import { readFormFields } from "@/lib/http/read-form-fields";
import { takeStory } from "@/lib/stories/take-story";
import { visitorId } from "@/lib/http/visitor";

/** A story whose video has been uploaded: its form, in which `file` is the upload's id. 202 while it is published. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  const fields = await readFormFields(request);
  if (fields instanceof Response) return fields;
  const answer = await takeStory(fields, {
    headers,
    address: await visitorAddress(),
    visitor: visitorId,
  });
  if (answer.state === "published") {
    return Response.json({ status: "success", message: "Story uploaded successfully!" }, { status: 201 });
  }
  if (answer.state === "publishing") return Response.json({ status: "publishing" }, { status: 202 });
  const { status, retryAfter, ...said } = answer.refusal;
  return Response.json(
    { status: "error", ...said },
    { status, headers: retryAfter ? { "Retry-After": retryAfter } : {} },
  );
}
