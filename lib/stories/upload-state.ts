import "server-only";
import { MemoryLocker } from "@tus/server";
import { serialize } from "@/lib/utils/serialize";

/** What is under way with uploads: who writes to which, and which is being begun. */
function newState() {
  return { locker: new MemoryLocker(), beginInTurn: serialize() };
}

declare global {
  var lampstandUploadState: ReturnType<typeof newState> | undefined;
}

/** The same for the whole process, however often Next loads this module. */
export function uploadState(): ReturnType<typeof newState> {
  globalThis.lampstandUploadState ??= newState();
  return globalThis.lampstandUploadState;
}
