import type { Payload } from "payload";

import { writeCaptionDrafts } from "./features/captions/drafts";
import { removeLeftFiles } from "./features/clips/unused-files";
import { deleteExpiredCodes } from "./features/codes/codes";
import { askAboutFilms, remindOthers } from "./features/consents/ask-others";
import { askForRenewal } from "./features/consents/consent-request";
import { callReaders } from "./features/conversations/call-readers";
import { removeOldCounts } from "./features/counts/daily-counts";
import { emptyTrash } from "./features/erasure/empty-trash";
import { removeOldChanges } from "./features/history/subjects";
import { announceSubmissions } from "./features/inbox/announce";
import { removeOldMails } from "./features/mail/kept-mails";
import { retryGivenUpMails, sendDueMails } from "./features/mail/outbox";
import { removeLeftSavedVideos } from "./features/members/saved-videos";
import { lookForUpdate } from "./features/monitoring/look-for-update";
import { mailProblems } from "./features/monitoring/problems";
import { spaceOf } from "./features/monitoring/space";
import { mailPrayers } from "./features/prayers/prayer-mails";
import { removeLeftPrayers } from "./features/prayers/prayers";
import { createPurger } from "./features/purges/outbox";
import { forgetOldRemovals } from "./features/removals/journal";
import { trashWhatIsOver } from "./features/retention/retention";
import { createRevalidators } from "./features/revalidation/outbox";
import { readSafetyRules } from "./features/safety/safety-rules";
import { carryOutSchedule } from "./features/schedule/carry-out";
import { createIndexer } from "./features/search/index-changes";
import { removeOldMissedSearches } from "./features/search/missed-searches";
import { finishDecisions, finishDecisionsBefore } from "./features/stories/decisions";
import { createSettling } from "./features/visibility/recalculate";
import { emptyLog } from "./lib/db/erase";
import { recountValues } from "./lib/db/statistics";
import { environment } from "./lib/environment";
import { runTasks, type Tasks } from "./lib/tasks";
import { startWorker, type WorkerName } from "./lib/worker";

/** Starts the background work, after finishing what a stopped process left undone. */
export async function startWorkers(payload: Payload): Promise<void> {
  await runTasks(payload, {
    mails: () => retryGivenUpMails(payload),
    decisions: () => finishDecisionsBefore(payload, new Date()),
  });
  start(payload, "followUp", {
    codes: () => deleteExpiredCodes(payload),
    decisions: () => finishDecisions(payload),
    announcements: () => announceSubmissions(payload),
    reminders: () => remindOthers(payload),
    films: () => askAboutFilms(payload),
    conversations: () => callReaders(payload),
  });
  start(payload, "mails", { mails: () => sendDueMails(payload) });
  startAnnouncing(payload);
  start(payload, "maintenance", {
    keptMails: () => removeOldMails(environment().dataDir, environment().outboxDays),
    retention: () => trashWhatIsOver(payload),
    renewals: async () => askForRenewal(payload, (await readSafetyRules(payload)).consentYears),
    trash: () => emptyTrash(payload),
    history: () => removeOldChanges(payload),
    counts: () => removeOldCounts(payload),
    missedSearches: () => removeOldMissedSearches(payload),
    prayerMails: () => mailPrayers(payload),
    prayers: () => removeLeftPrayers(payload),
    savedVideos: () => removeLeftSavedVideos(payload),
    removals: () => forgetOldRemovals(),
    erasure: () => emptyLog(payload),
    statistics: () => recountValues(payload),
    files: () => removeLeftFiles(payload),
    space: () => spaceOf(payload),
    updates: () => lookForUpdate(payload),
  });
  start(payload, "problems", { problems: () => mailProblems(payload) });
  start(payload, "schedule", { schedule: () => carryOutSchedule(payload) });
  start(payload, "captionDrafts", { captionDrafts: () => writeCaptionDrafts(payload) });
  start(payload, "visibility", { visibility: createSettling(payload) });
  start(payload, "search", { search: createIndexer(payload) });
}

/** Reports this process's changes to the sites, and the files to purge to the CDN. */
export function startAnnouncing(payload: Payload): void {
  const sites = createRevalidators(payload).map((work, index) => ({ [`revalidation ${index + 1}`]: work }));
  start(payload, "revalidation", ...sites);
  const purges = createPurger(payload);
  if (purges) start(payload, "purges", { purges });
}

/** Starts a worker: its groups run side by side, the tasks of a group one after the other. */
function start(payload: Payload, name: WorkerName, ...groups: Tasks[]): void {
  startWorker(name, ...groups.map((tasks) => () => runTasks(payload, tasks)));
}
