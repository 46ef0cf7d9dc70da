import { processState } from "@lampstand/runtime/process-state";

/**
 * Nothing is stored that could be outdated, but for answers that are shown in an outage: all isolates know of what is gone, or the
 * provider has to say it again.
 *
 * @param {string[]} _changed
 * @param {string[]} [gone]
 * @returns {Promise<boolean>}
 */
export async function revalidateTags(_changed, gone = []) {
  return gone.length === 0 || (await processState().sharedAnswers?.announce(gone)) === true;
}
