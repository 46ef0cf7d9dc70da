import "server-only";
import { MemoryLocker } from "@tus/server";
import { joinedWork } from "@/lib/story/joined-work";
import type { StoryAnswer } from "@/lib/story/story-answer";

/** What is under way with uploads: who writes to which, and which are being published. */
function newState() {
  return { locker: new MemoryLocker(), publications: joinedWork<StoryAnswer>() };
}

declare global {
  var lampstandUploadState: ReturnType<typeof newState> | undefined;
}

/** The same for the whole process, however often Next loads this module. */
export function uploadState(): ReturnType<typeof newState> {
  globalThis.lampstandUploadState ??= newState();
  return globalThis.lampstandUploadState;
}
