import "server-only";
import { z } from "zod";
import { readBytes, TooLongError } from "@/lib/provider/read-bytes";
import { refusal } from "./refusal";

/** More than the longest form takes, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

const formFields = z.record(z.string(), z.unknown());

/** The fields of a form that script sent as JSON; the refusal of anything else, with 400, 413 or 415. */
export async function readFormFields(request: Request): Promise<Record<string, unknown> | Response> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return refusal(415, "Please send the form as JSON.");
  try {
    return formFields.parse(JSON.parse((await readBytes(request, MAX_BODY_BYTES)).toString()));
  } catch (error) {
    if (error instanceof TooLongError) return refusal(413, "The form is too long. Please shorten it.");
    return refusal(400, "The form could not be read. Please reload the page and send it again.");
  }
}
