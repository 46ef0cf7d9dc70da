type Outcome = "playing" | "playing-muted" | "not-playing";

/**
 * Plays if the browser allows it. Where it refuses sound, it plays muted; where it refuses altogether, or something
 * else came between, the element stays paused and shows its play button.
 */
export async function startPlaying(element: HTMLVideoElement): Promise<Outcome> {
  try {
    await element.play();
    return "playing";
  } catch (error) {
    if (element.muted || !isRefusal(error)) return "not-playing";
  }
  element.muted = true;
  try {
    await element.play();
    return "playing-muted";
  } catch {
    return "not-playing";
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotAllowedError";
}
