/** How many frames staff can choose a poster from; they can add one of their own. Browsers need this without zod. */
export const FRAMES_OFFERED = 3;
