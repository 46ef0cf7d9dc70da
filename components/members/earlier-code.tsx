import { SECONDARY_BUTTON } from "@/components/ui/button-style";
import type { useCodeFlow } from "./use-code-flow";

/** The ways from the first step to a code that was sent before: here, or perhaps in another browser. */
export function EarlierCode({ flow }: { flow: ReturnType<typeof useCodeFlow> }) {
  const { pending, continueWaiting, enterEarlierCode } = flow;
  return (
    <>
      {enterEarlierCode && (
        <button type="button" onClick={enterEarlierCode} className={`${SECONDARY_BUTTON} min-h-13`}>
          Enter the code that you have
        </button>
      )}
      {pending && (
        <button type="button" onClick={continueWaiting} className={`${SECONDARY_BUTTON} min-h-13`}>
          <span className="min-w-0">
            Enter the code sent to <bdi>{pending.email}</bdi>
          </span>
        </button>
      )}
    </>
  );
}
