import { paletteOf } from "@lampstand/contract/colors";
import type { Payload } from "payload";

import { colorsOf } from "../features/church/church";

/** The church's colours for the admin's own stylesheet, which has them on buttons and behind the church's name. */
export async function churchStyle(payload: Payload): Promise<Record<`--church-${string}`, string>> {
  const select = { groundColor: true, accentColor: true } as const;
  const stored = await payload.findGlobal({ slug: "settings", depth: 0, select });
  const { dusk, lamp } = paletteOf(colorsOf(stored));
  return { "--church-ground": dusk[900], "--church-words": dusk[100], "--church-accent": lamp[400] };
}
