/** Frames that staff choose a still picture from; behind them is the one that they make themselves. */
export const FRAMES_OFFERED = 3;
