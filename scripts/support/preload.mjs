/**
 * Loaded with `--import` before a program's own code. It must not import anything that takes time.
 */
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
  // Before stored pages, which tell Next of one encoding alone.
  if (isBuiltServer()) sendCompressedFiles();
}
