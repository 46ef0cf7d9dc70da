/** How long a slide takes to come in, in milliseconds (specification section 9). */
export const SLIDE_MS = 500;

/** How far a swipe must go to move a slide, in pixels (specification section 9). */
export const SWIPE_PX = 50;

/** How long the wheel is locked after a move where the reels are filtered, in milliseconds (specification section 9). */
export const FILTERED_LOCK_MS = 500;

/** The hint goes away when a visitor has scrolled or swiped further than this, in pixels (specification section 9). */
export const HINT_SCROLL_PX = 10;
export const HINT_SWIPE_PX = 30;

/** A longer description is cut and gets See More, in characters (specification section 9). */
export const DESCRIPTION_LIMIT = 100;
