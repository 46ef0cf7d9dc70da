import type { Payload } from "payload";

import { writeCaptionDrafts } from "./features/captions/drafts";
import { deleteExpiredCodes } from "./features/codes/codes";
import { unpublishWithdrawn } from "./features/consents/withdraw-consents";
import { announceSubmissions } from "./features/inbox/announce";
import { nextDueAt, retryGivenUpMails, sendDueMails } from "./features/mail/outbox";
import { createRevalidator } from "./features/revalidation/outbox";
import { createIndexer } from "./features/search/index-changes";
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
    onFailure: logFailure(payload, "What follows from submissions is tried again"),
  });
  startRevalidation(payload);

  startWorker("captionDrafts", {
    work: () => writeCaptionDrafts(payload),
    onFailure: logFailure(payload, "Drafts of captions are tried again"),
  });

  startWorker("search", {
    work: createIndexer(payload),
    onFailure: logFailure(payload, "The search index is brought up to date later"),
  });
}

/** Has this process tell the site of the changes that it makes. */
export function startRevalidation(payload: Payload): void {
  const revalidate = createRevalidator(payload);
  if (!revalidate) return;
  startWorker("revalidation", {
    work: revalidate,
    onFailure: logFailure(payload, "The site is told of changes again"),
  });
}

function logFailure(payload: Payload, msg: string) {
  return (error: unknown) => {
    payload.logger.error({ err: withoutValues(error), msg });
    return undefined;
  };
}
