import type { Payload } from "payload";

import { removeExpiredCodes } from "../codes/remove-expired-codes";
import { announceSubmissions } from "../announcements/announce-submissions";
import { takeOffWithdrawn } from "../consents/take-off-withdrawn";
import { nextDueAt, sendDueMails, tryGivenUpMails } from "../mail/send-due-mails";
import { withoutValues } from "../log/without-values";
import { finishDecisions, finishDecisionsBefore } from "../stories/finish-decisions";
import { followUpSoon } from "./wake";
import { createWorker } from "./worker";

/** Starts doing what follows from submissions, and what a process that ended left undone. */
export async function startFollowUp(payload: Payload): Promise<void> {
  await tryGivenUpMails(payload);
  await finishDecisionsBefore(payload, new Date());
  globalThis.lampstandFollowUp ??= createWorker({
    work: async () => {
      await removeExpiredCodes(payload);
      await finishDecisions(payload);
      await takeOffWithdrawn(payload);
      await announceSubmissions(payload);
      await sendDueMails(payload);
      return nextDueAt(payload);
    },
    onFailure: (error) => {
      payload.logger.error({
        err: withoutValues(error),
        msg: "What follows from submissions is tried again",
      });
      return undefined;
    },
  });
  followUpSoon();
}
