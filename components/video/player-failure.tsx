import { PRIMARY_BUTTON } from "@/components/ui/styles";

/** Shown over the poster when a video cannot be loaded. */
export function PlayerFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-dusk-950/80 p-6 text-center"
    >
      <p>This video could not be loaded.</p>
      <button type="button" onClick={onRetry} className={PRIMARY_BUTTON}>
        Try again
      </button>
    </div>
  );
}
