/**
 * Plays if the browser allows it. Where it refuses sound, it plays muted, and that is told before; where it refuses
 * altogether, or something else came between, the element stays paused and shows its play button.
 */
export async function startPlaying(element: HTMLVideoElement, onSoundRefused: () => void): Promise<void> {
  try {
    await element.play();
    return;
  } catch (error) {
    if (element.muted || !isRefusal(error)) return;
  }
  element.muted = true;
  onSoundRefused();
  // Refused again, it stays paused, which its controls show.
  await element.play().catch(() => undefined);
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotAllowedError";
}
