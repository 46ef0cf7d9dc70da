import type { Payload } from "payload";

import { hasProbe } from "./probe-video";

/** Says at start how well uploaded videos are looked into. */
export async function noteProbe(payload: Payload): Promise<void> {
  if (await hasProbe()) return;
  payload.logger.info(
    "ffprobe is not installed: uploaded videos are told by their first bytes and their index alone",
  );
}
