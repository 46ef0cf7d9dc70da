import * as z from "zod/mini";
import { memberSchema, type Member } from "@/lib/auth/member";
import { ANSWER_PATIENCE_MS } from "./answer-patience";
import { getJson } from "./get-json";

const answerSchema = z.object({ member: z.nullable(memberSchema) });

/** Who is logged in, as the site knows; `null` for nobody. @throws {Error} when there is no answer, as the other one */
export async function askWhoIsLoggedIn(): Promise<Member | null> {
  return (await getJson("/api/session", answerSchema)).member;
}

/** Logs out, here or in every browser of the member. */
export async function endSession({ everywhere }: { everywhere: boolean }): Promise<void> {
  const response = await fetch(`/api/session${everywhere ? "?everywhere" : ""}`, {
    method: "DELETE",
    signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`/api/session answered ${response.status}`);
}
