/** Loaded with `--import` before a program's own code, so it mustn't import anything slow. */
import { isMainThread } from "node:worker_threads";
import { detachAbortReasons } from "./abort-reasons.mjs";
import { exitOnDisconnect, ignoreOutputErrors } from "./process-guards.mjs";
import {
  answerStoredPages,
  closeUnusedConnections,
  ignoreUpgrades,
  isBuiltServer,
  refuseMethods,
  refuseRequests,
} from "./answer-requests.mjs";
import { sendCompressedFiles } from "./compressed-files.mjs";

if (isMainThread) {
  ignoreOutputErrors();
  detachAbortReasons();
  exitOnDisconnect();
  refuseRequests();
  if (isBuiltServer()) {
    refuseMethods();
    ignoreUpgrades();
    closeUnusedConnections();
  }
  await answerStoredPages();
  // Comes before stored pages, which offer Next only one encoding.
  if (isBuiltServer()) sendCompressedFiles();
}
