/** Frames that staff choose a still picture from; behind them is the one that they make themselves. Browsers need it without zod. */
export const FRAMES_OFFERED = 3;
