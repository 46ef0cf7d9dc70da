/** Shown over the poster when a video cannot be loaded. */
export function PlayerFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-dusk-950/80 p-6 text-center"
    >
      <p>This video could not be loaded.</p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-12 rounded-full bg-lamp-400 px-6 font-semibold text-dusk-950 hover:bg-lamp-300"
      >
        Try again
      </button>
    </div>
  );
}
