/** Stands where there is no reel, or none yet. */
export function NoReels({ isLoading }: { isLoading: boolean }) {
  return (
    <p role="status" className="absolute inset-0 grid place-content-center px-gutter text-center text-lead">
      {isLoading ? "Loading..." : "No video available."}
    </p>
  );
}
