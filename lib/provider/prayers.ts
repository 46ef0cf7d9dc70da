import "server-only";
import { PRAYERS_SHOWN_FROM } from "@lampstand/contract/limits";
import type { prayerBody } from "@lampstand/contract/schemas/responses";
import { z } from "zod";
import { callProvider, WRITE_TIMEOUT_MS } from "./client";
import { expectSuccess, findRecord } from "./payload";

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
