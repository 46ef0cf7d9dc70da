import { z } from "zod";

import { pass } from "../support/clock";
import type { startProvider } from "../support/provider";
import type { Staff } from "../support/staff";
import { asSomeVisitor } from "../support/stories";

const MINUTES = 24 * 60;

const session = z.object({ token: z.string() });

type Provider = Awaited<ReturnType<typeof startProvider>>;

/** The clock, and what the provider does in its own time. */
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

  /** Sessions do not last for days. Somebody's address may be another by now. */
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
    /** Lets days pass, and has everything done that is due then. */
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
    /** Has it be today again; whether it was not. */
    beginAnew(): boolean {
      const hasPassed = passed > 0;
      pass(-passed * MINUTES);
      passed = 0;
      return hasPassed;
    },
  };
}
