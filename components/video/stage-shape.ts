import type { CSSProperties } from "react";

export type VideoSize = { width: number; height: number };

/** The shape of a video whose size nobody knows yet: the usual one of a testimony. */
const USUAL_SIZE: VideoSize = { width: 720, height: 1280 };

/** Below this width the controls would cover each other. */
const NARROWEST = "15rem";

/** The room a video gets: its own shape, as large as the screen allows, so that nothing is cut, bent or barred. */
export function stageShape(size: VideoSize | null): CSSProperties {
  const { width, height } = size ?? USUAL_SIZE;
  return {
    aspectRatio: `${width} / ${height}`,
    maxWidth: `max(${NARROWEST}, calc((100svh - 7rem) * ${width / height}))`,
  };
}
