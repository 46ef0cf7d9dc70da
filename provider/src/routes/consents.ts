import { DEFAULT_LANGUAGE } from "@lampstand/contract/languages";
import type { Payload } from "payload";
import { z } from "zod";

import { THE_PERSON } from "../features/consents/consent";
import { giveConsent, readQuestion } from "../features/consents/consent-request";
import { giveOthersConsent, readOthersQuestion } from "../features/consents/others-consent";
import { findConsentRecord, type ConsentRecord } from "../features/consents/consent-records";
import { withdrawConsents } from "../features/consents/withdraw-consents";
import { hashInToken, opensRecord } from "../features/consents/withdrawal-link";
import { language } from "../lib/form-fields";
import { limits } from "../lib/http/rate-limit";
import { HttpError } from "../lib/http/responses";
import { wakeWorker } from "../lib/worker";
import { sentence } from "../messages/sentences";
import { getBy, post } from "./route";

/** How the page names what the consents are about. */
const ABOUT: Record<string, string> = { stories: "Your story", "others-consents": "A story" };

const link = z.object({ token: z.string() });
const question = link.extend({ language });
const agreement = link.extend({ version: z.string(), language: z.string().optional() });

/**
 * A receipt's link leads to a page that reads and withdraws consents. A request's link leads to a page that reads the
 * question and gives the consent.
 */
export const consents = [
  getBy("/consents/:token", link, async (payload, { token }) => {
    const { collection, name, consents: agreed } = await recordOf(payload, token);
    return {
      status: "success",
      data: {
        name,
        about: ABOUT[collection] ?? "Your testimony",
        consents: agreed.map(
          ({ purpose, sentence, language: read = DEFAULT_LANGUAGE, givenAt, withdrawnAt }) => ({
            purpose,
            sentence,
            ...(sentence && { language: read }),
            givenAt,
            withdrawnAt: withdrawnAt ?? null,
          }),
        ),
      },
    };
  }),
  post("/withdraw-consents", limits.withdrawals, link, async (payload, { token }) => {
    await withdrawConsents(payload, await recordOf(payload, token), THE_PERSON);
    return { status: "success", ...sentence("consents.withdrawn") };
  }),
  getBy("/consent-requests/:token", question, async (payload, { token, language: read }) => ({
    status: "success",
    data: (await readOthersQuestion(payload, token, read)) ?? (await readQuestion(payload, token, read)),
  })),
  post("/give-consent", limits.withdrawals, agreement, async (payload, { token, ...read }) => {
    const isOthers = await giveOthersConsent(payload, token, read);
    if (!isOthers) await giveConsent(payload, token, read);
    await wakeWorker("followUp");
    return { status: "success", ...sentence("consents.given") };
  }),
];

async function recordOf(payload: Payload, token: string): Promise<ConsentRecord> {
  const record = await findConsentRecord(payload, { withdrawalHash: { equals: hashInToken(token) } });
  if (!record) throw new HttpError(404, sentence("consents.linkUnknown"));
  if (!record.withdrawal || !opensRecord(token, record.withdrawal))
    throw new HttpError(404, sentence("consents.linkOutdated"));
  return record;
}
