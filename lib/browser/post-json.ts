import * as z from "zod/mini";
import { logError } from "@/lib/utils/log";
import { ANSWER_PATIENCE_MS } from "./answer-patience";

const refusalSchema = z.object({ message: z.string() });

/** What a route of the site answered; `message` is fit to show to a visitor, and empty when there was no answer. */
export type Posted<Data> = { state: "done"; data: Data } | { state: "failed"; message: string };

/** Sends JSON to one of this site's own routes, from the browser. What goes wrong on the way is a failure without words. */
export async function postJson<Schema extends z.ZodMiniType>(
  path: string,
  body: unknown,
  schema: Schema,
): Promise<Posted<z.output<Schema>>> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { state: "done", data: schema.parse(answer) };
    return { state: "failed", message: refusalSchema.safeParse(answer).data?.message ?? "" };
  } catch (error) {
    logError("site-call-failed", error, { path });
    return { state: "failed", message: "" };
  }
}
