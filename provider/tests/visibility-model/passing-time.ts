import { z } from "zod";

import { pass } from "../support/clock";
import type { startProvider } from "../support/provider";
import type { Staff } from "../support/staff";
import { asSomeVisitor } from "../support/stories";

const MINUTES = 24 * 60;

const session = z.object({ token: z.string() });

type Provider = Awaited<ReturnType<typeof startProvider>>;

/** Returns the clock, with what the provider does in the background. */
export async function createClock({ payload, request }: Provider, people: Staff[]) {
  const { trashWhatIsOver } = await import("../../src/features/retention/retention");
  const { emptyTrash } = await import("../../src/features/erasure/empty-trash");
  const { askForRenewal } = await import("../../src/features/consents/consent-request");
  const { remindOthers } = await import("../../src/features/consents/ask-others");
  const { removeOldOriginals } = await import("../../src/features/clips/unused-files");
  const { removeUnusedFiles } = await import("../../src/features/clips/unused-files");
  const { carryOutSchedule } = await import("../../src/features/schedule/carry-out");
  const { finishDecisions } = await import("../../src/features/stories/decisions");
  let passed = 0;

  /** Signs in again, since sessions don't last for days and somebody's address may have changed. */
  async function signInAgain(): Promise<void> {
    for (const who of people) {
      const { id, email, password } = who;
      await payload.db.updateOne({ collection: "staff", id, data: { email } });
      const data = { email, password };
      const answer = await request.post("/api/staff/login", { headers: asSomeVisitor(), data });
      who.headers.authorization = `JWT ${session.parse(answer.json()).token}`;
    }
  }

  return {
    signInAgain,
    /** Lets days pass, and does everything that is then due. */
    async passDays(days: number): Promise<void> {
      pass(days * MINUTES);
      passed += days;
      await signInAgain();
      await carryOutSchedule(payload);
      await finishDecisions(payload);
      await remindOthers(payload);
      await removeOldOriginals(payload);
      await trashWhatIsOver(payload);
      await askForRenewal(payload, 3);
      await emptyTrash(payload);
      await removeUnusedFiles(payload);
    },
    /** Sets the clock back to today. Returns whether it had moved. */
    startOver(): boolean {
      const hasPassed = passed > 0;
      pass(-passed * MINUTES);
      passed = 0;
      return hasPassed;
    },
  };
}
