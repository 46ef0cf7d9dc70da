/** Shown to a visitor who is faster than the network. */
export function MoreReelsNotice() {
  return (
    <p
      role="status"
      className="reels-hint w-fit rounded-full bg-dusk-950/75 px-4 py-2.5 text-caption font-semibold text-dusk-100"
    >
      More stories are on their way…
    </p>
  );
}
