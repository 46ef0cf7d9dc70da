import "server-only";
import { PRAYERS_SHOWN_FROM } from "@lampstand/contract/limits";
import type { Offer } from "@lampstand/contract/responses";
import type {
  conversationReplyBody,
  prayerBody,
  reportBody,
  talkBody,
} from "@lampstand/contract/schemas/responses";
import { z } from "zod";
import { logError } from "@/lib/utils/log";
import type { QueryResult } from "./cached-query";
import { callProvider, ProviderError, WRITE_TIMEOUT_MS } from "./client";
import { expectSuccess, findRecord } from "./payload";
import { getSettings } from "./settings";
import type { SubmissionCall } from "./submissions";

/** Whether the provider serves an optional part. `unavailable`: nobody can say now, which is no "no". */
export async function readOffer(offer: Offer): Promise<QueryResult<Offer>> {
  const settings = await getSettings();
  if (settings.state !== "found") return { state: "unavailable" };
  return settings.data.offers.includes(offer) ? { state: "found", data: offer } : { state: "missing" };
}

const answer = z.object({ prayed: z.int().min(PRAYERS_SHOWN_FROM).nullable().catch(null) });

/** Nothing about the visitor is sent. Returns how many have prayed; `null` below the number that is shown. @throws {ProviderError} */
export async function addPrayer(press: z.output<typeof prayerBody>): Promise<number | null> {
  const body = await callProvider("/add_prayer", {
    method: "POST",
    body: press,
    timeoutMs: WRITE_TIMEOUT_MS,
  });
  expectSuccess("/add_prayer", body);
  return answer.parse(findRecord(body, ["prayed"]) ?? {}).prayed;
}

/** They throw a {@link ProviderError} when it was not accepted. */
export const submitReport = submissionTo<typeof reportBody>("/add_report");
export const submitTalkRequest = submissionTo<typeof talkBody>("/add_talk");
export const submitConversationReply = submissionTo<typeof conversationReplyBody>("/add_conversation_reply");

function submissionTo<Schema extends z.ZodType>(path: string) {
  return async (body: z.output<Schema>, call: SubmissionCall): Promise<void> => {
    const sent = { method: "POST", body, timeoutMs: WRITE_TIMEOUT_MS, ...call } as const;
    expectSuccess(path, await callProvider(path, sent));
  };
}

/** `false` where the link is none, or the provider could not be reached. */
export async function stopMails(token: string, visitorAddress: string | null): Promise<boolean> {
  try {
    await callProvider("/stop_mails", { method: "POST", body: { token }, visitorAddress });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logError("mails-not-stopped", error.failure);
    return false;
  }
}
