import type { Payload } from "payload";

import { deleteExpiredCodes } from "./features/codes/codes";
import { unpublishWithdrawn } from "./features/consents/withdraw-consents";
import { announceSubmissions } from "./features/inbox/announce";
import { nextDueAt, retryGivenUpMails, sendDueMails } from "./features/mail/outbox";
import { createRevalidator } from "./features/revalidation/outbox";
import { finishDecisions, finishDecisionsBefore } from "./features/stories/decisions";
import { withoutValues } from "./lib/log";
import { startWorker } from "./lib/worker";

/** Starts the background work, with what a process that ended left undone. */
export async function startWorkers(payload: Payload): Promise<void> {
  await retryGivenUpMails(payload);
  await finishDecisionsBefore(payload, new Date());
  startWorker("followUp", {
    work: async () => {
      await deleteExpiredCodes(payload);
      await finishDecisions(payload);
      await unpublishWithdrawn(payload);
      await announceSubmissions(payload);
      await sendDueMails(payload);
      return nextDueAt(payload);
    },
    onFailure: logFailure("What follows from submissions is tried again"),
  });

  const revalidate = createRevalidator(payload);
  if (revalidate) {
    startWorker("revalidation", {
      work: revalidate,
      onFailure: logFailure("The site is told of changes again"),
    });
  }

  function logFailure(msg: string) {
    return (error: unknown) => {
      payload.logger.error({ err: withoutValues(error), msg });
      return undefined;
    };
  }
}
