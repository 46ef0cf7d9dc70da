import { SECONDARY_BUTTON } from "@/components/ui/button-style";
import type { useCodeFlow } from "./use-code-flow";

/** The way from the first step to a code that was sent before: here, or perhaps in another browser. */
export function EarlierCode({ flow }: { flow: ReturnType<typeof useCodeFlow> }) {
  const { earlier, enterEarlierCode } = flow;
  if (!earlier) return null;
  return (
    <button type="button" onClick={enterEarlierCode} className={`${SECONDARY_BUTTON} min-h-13`}>
      <span className="min-w-0">
        Enter the code sent to <bdi>{earlier.email}</bdi>
      </span>
    </button>
  );
}
