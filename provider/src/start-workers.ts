import type { Payload } from "payload";

import { writeCaptionDrafts } from "./features/captions/drafts";
import { removeLeftFiles } from "./features/clips/unused-files";
import { callReaders } from "./features/conversations/call-readers";
import { deleteExpiredCodes } from "./features/codes/codes";
import { askForRenewal } from "./features/consents/consent-request";
import { askAboutEditions, remindOthers } from "./features/consents/ask-others";
import { removeOldChanges } from "./features/history/subjects";
import { removeOldCounts } from "./features/counts/daily-counts";
import { announceSubmissions } from "./features/inbox/announce";
import { removeOldMails } from "./features/mail/kept-mails";
import { nextDueAt, retryGivenUpMails, sendDueMails } from "./features/mail/outbox";
import { tellOfProblems } from "./features/monitoring/problems";
import { mailPrayers } from "./features/prayers/prayer-mails";
import { removeLeftSavedVideos } from "./features/members/saved-videos";
import { removeLeftPrayers } from "./features/prayers/prayers";
import { createPurger } from "./features/purges/outbox";
import { forgetOldRemovals } from "./features/removals/journal";
import { createRevalidators } from "./features/revalidation/outbox";
import { carryOutSchedule } from "./features/schedule/carry-out";
import { readSafetyRules } from "./features/safety/safety-rules";
import { createIndexer } from "./features/search/index-changes";
import { removeOldMissedSearches } from "./features/search/missed-searches";
import { finishDecisions, finishDecisionsBefore } from "./features/stories/decisions";
import { emptyTrash } from "./features/erasure/empty-trash";
import { trashWhatIsOver } from "./features/erasure/trash-what-is-over";
import { emptyLog } from "./lib/db/erase";
import { environment } from "./lib/environment";
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
      await announceSubmissions(payload);
      await remindOthers(payload);
      await askAboutEditions(payload);
      await callReaders(payload);
      await sendDueMails(payload);
      return nextDueAt(payload);
    },
    onFailure: logFailure(payload, "What follows from submissions is tried again"),
  });
  startAnnouncing(payload);

  startWorker("maintenance", {
    work: async () => {
      const { dataDir, outboxDays } = environment();
      await removeOldMails(dataDir, outboxDays);
      await trashWhatIsOver(payload);
      await askForRenewal(payload, (await readSafetyRules(payload)).consentYears);
      await emptyTrash(payload);
      await removeOldChanges(payload);
      await removeOldCounts(payload);
      await removeOldMissedSearches(payload);
      await mailPrayers(payload);
      await removeLeftPrayers(payload);
      await removeLeftSavedVideos(payload);
      await forgetOldRemovals();
      await emptyLog(payload);
      await removeLeftFiles(payload);
      return undefined;
    },
    onFailure: logFailure(payload, "What is gone is cleared away later"),
  });

  startWorker("problems", {
    work: async () => {
      await tellOfProblems(payload);
      return undefined;
    },
    onFailure: logFailure(payload, "Whether something is broken is looked at again"),
  });

  startWorker("schedule", {
    work: () => carryOutSchedule(payload),
    onFailure: logFailure(payload, "What is to be published on a date is tried again"),
  });

  startWorker("captionDrafts", {
    work: () => writeCaptionDrafts(payload),
    onFailure: logFailure(payload, "Drafts of captions are tried again"),
  });

  startWorker("search", {
    work: createIndexer(payload),
    onFailure: logFailure(payload, "The search index is brought up to date later"),
  });
}

/** Has this process tell the sites of the changes that it makes, and the CDN of the files that it has to drop. */
export function startAnnouncing(payload: Payload): void {
  const onFailure = logFailure(payload, "The site is told of changes again");
  startWorker("revalidation", ...createRevalidators(payload).map((work) => ({ work, onFailure })));
  const purge = createPurger(payload);
  const onPurgeFailure = logFailure(payload, "The CDN is told again of files to drop");
  if (purge) startWorker("purges", { work: purge, onFailure: onPurgeFailure });
}

function logFailure(payload: Payload, msg: string) {
  return (error: unknown) => {
    payload.logger.error({ err: withoutValues(error), msg });
    return undefined;
  };
}
