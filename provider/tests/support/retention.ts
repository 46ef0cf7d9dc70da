import type { Payload } from "payload";

import { updateIf } from "../../src/lib/db/writes";
import { someEmail } from "./visitor";

/** In minutes, like the clock. */
export const AN_HOUR = 60;
export const DAY = 24 * AN_HOUR;

export const BY_STAFF = "staff@example.org";

export type KeptCollection =
  | "contact-messages"
  | "conversations"
  | "others-consents"
  | "reports"
  | "stories"
  | "testimony-consents"
  | "videos"
  | "volunteer-contacts";

const GIVEN = { purpose: "parentAgrees", sentence: "Yes.", version: "1", givenAt: new Date().toISOString() };

/** Asks people for consent, agrees and withdraws as they do, and finds what is kept. */
export async function withRetention({ payload }: { payload: Payload }) {
  const { consentRecord } = await import("../../src/features/consents/consent-records");
  const { withdrawConsents } = await import("../../src/features/consents/withdraw-consents");

  return {
    /** Returns where a record is: in its list, in the trash, or nowhere. */
    placeOf: async (collection: KeptCollection, id: string) => {
      const found = await payload.find({ collection, where: { id: { equals: id } }, trash: true });
      const [record] = found.docs;
      if (!record) return "nowhere";
      return record.deletedAt ? "trash" : "here";
    },
    withdraw: async (collection: KeptCollection, id: string) => {
      const record = await consentRecord(payload, collection, id);
      if (!record) throw new Error(`${collection} ${id} is none`);
      await withdrawConsents(payload, record, BY_STAFF);
    },
    asked: (about: { story?: string; video?: string } = {}) =>
      payload.create({
        collection: "others-consents",
        data: {
          ...{ fullName: "Eva", email: someEmail(), role: "parent", ...about },
          askedAt: new Date().toISOString(),
        },
      }),
    agree: (id: string, agreedAt: string | null = new Date().toISOString()) =>
      updateIf(payload, {
        collection: "others-consents",
        where: { id: { equals: id } },
        data: { consents: [GIVEN], agreedAt },
      }),
  };
}
