import "client-only";
import { type DeviceKind, type Failed, isRefusal, nameOf } from "./devices";

export const RECORDS_NOTHING =
  "Your browser didn’t record anything. Film with your camera, or open this page in Safari or Chrome.";

export const CANNOT_RECORD =
  "This browser can’t record. Film with your camera and choose the video here, or open this page in Safari or Chrome.";

/** Returns `false` in many in-app browsers, too, which have no camera access. */
export function canRecord(): boolean {
  return "mediaDevices" in navigator && typeof MediaRecorder !== "undefined";
}

type Reason = "missing" | "system" | "unanswered" | "refused" | "busy" | "unknown";

/** Browsers throw different errors; only Chromium's messages tell the system's refusal from the visitor's. */
function reasonOf(error: unknown): Reason {
  const message = error instanceof Error || error instanceof DOMException ? error.message : "";
  if (isRefusal(error))
    return /system/i.test(message) ? "system" : /dismissed/i.test(message) ? "unanswered" : "refused";
  const reasons: Record<string, Reason> = { NotFoundError: "missing", NotReadableError: "busy" };
  return reasons[nameOf(error)] ?? "unknown";
}

/** Returns why devices could not be opened, and what to do, for visitors; empty if all are open. */
export function deviceProblem(failed: Failed): string {
  const { camera, microphone } = failed;
  if (camera && microphone && reasonOf(camera) === reasonOf(microphone))
    return problemOf(["camera", "microphone"], reasonOf(camera));
  return [
    camera ? problemOf(["camera"], reasonOf(camera)) : "",
    microphone ? problemOf(["microphone"], reasonOf(microphone)) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function problemOf(kinds: DeviceKind[], reason: Reason): string {
  const what = kinds.join(" and the ");
  const are = kinds.length > 1 ? "are" : "is";
  const sentences: Record<Reason, string> = {
    missing: `No ${kinds.join(" and no ")} was found.`,
    system: `This device doesn’t let your browser use the ${what}. Allow it in the device’s settings, then try again.`,
    unanswered: `Your browser asked if this page may use the ${what} but got no answer. Try again and press ‘Allow’.`,
    refused: `The ${what} ${are} blocked here. ${howToAllow(navigator.userAgent)} Then try again.`,
    busy: `The ${what} ${are} in use by another program. Close that and try again.`,
    unknown: `We couldn’t open the ${what}. Please try again.`,
  };
  return sentences[reason];
}

/** Returns where each browser keeps a page's permissions. */
export function howToAllow(userAgent: string): string {
  if (/iPhone|iPad/.test(userAgent))
    return "Tap the icon to the left of the address, then ‘Website Settings’, and allow the camera and microphone.";
  if (/Android/.test(userAgent))
    return "Tap the icon to the left of the address, then ‘Permissions’, and allow the camera and microphone.";
  if (/Firefox/.test(userAgent))
    return "Click the crossed-out camera to the left of the address and remove the block.";
  if (/Safari/.test(userAgent) && !/Chrom/.test(userAgent))
    return "In the ‘Safari’ menu, choose ‘Settings for This Website’ and allow the camera and microphone.";
  return "Click the icon to the left of the address and allow the camera and microphone.";
}

/** Returns whether the document was opened at this address, and so with this page's permissions. */
export function isAllowedInDocument(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return opened === undefined || new URL(opened.name).pathname === window.location.pathname;
}
