type NoReelsProps = {
  isLoading: boolean;
  /** Whether the provider did not answer, so that nobody knows whether there are any. */
  isUnavailable: boolean;
};

/** Stands where there is no reel, or none yet. */
export function NoReels({ isLoading, isUnavailable }: NoReelsProps) {
  return (
    <p role="status" className="absolute inset-0 grid place-content-center px-gutter text-center text-lead">
      {textOf(isLoading, isUnavailable)}
    </p>
  );
}

function textOf(isLoading: boolean, isUnavailable: boolean): string {
  if (isUnavailable) return "Stories cannot be shown now. Please load the page again in a moment.";
  return isLoading ? "Loading..." : "No video available.";
}
