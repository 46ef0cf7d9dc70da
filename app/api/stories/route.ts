import { z } from "zod";
import { visitorAddress } from "@/lib/api/visitor-address";
import { visitorId } from "@/lib/forms/visitor";
import { readJson } from "@/lib/http/read-json";
import { refusal } from "@/lib/http/refusal";
import { takeStory } from "@/lib/story/take-story";

/** More than the longest form takes, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

const fieldsSchema = z.record(z.string(), z.unknown());

/** A story whose video has been uploaded: its form, in which `file` is the upload's id. 202 while it is published. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  const fields = fieldsSchema.safeParse(await readJson(request, MAX_BODY_BYTES));
  if (!fields.success) return refusal(400, "The form could not be read. Please reload the page.");
  const answer = await takeStory(fields.data, {
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
