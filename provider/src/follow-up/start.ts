import type { Payload } from "payload";

import { announceSubmissions } from "../announcements/announce-submissions";
import { nextDueAt, sendDueMails, tryGivenUpMails } from "../mail/send-due-mails";
import { followUpSoon } from "./wake";
import { createWorker } from "./worker";

/** Starts doing what follows from submissions, and what a process that ended left undone. */
export async function startFollowUp(payload: Payload): Promise<void> {
  await tryGivenUpMails(payload);
  globalThis.lampstandFollowUp ??= createWorker({
    work: async () => {
      await announceSubmissions(payload);
      await sendDueMails(payload);
      return nextDueAt(payload);
    },
    onFailure: (err) => {
      payload.logger.error({ err, msg: "What follows from submissions is tried again" });
      return undefined;
    },
  });
  followUpSoon();
}
