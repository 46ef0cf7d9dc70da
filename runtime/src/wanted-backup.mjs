/** How the provider asks `npm start` to restore a backup. Plain JavaScript: the start scripts import it without a build. */

/** In the data folder: the name of the backup. */
export const WANTED = "restore-wanted.txt";

/** In the data folder: why it couldn't be restored. */
export const FAILED = "restore-failed.txt";

/** The provider's exit code. */
export const WANTS_RESTORE = 75;
