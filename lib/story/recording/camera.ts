import "client-only";
import type { Words } from "@/lib/i18n/words";
import { type DeviceKind, type Failed, isRefusal, nameOf } from "./devices";

/** Returns `false` in many in-app browsers, too, which have no camera access. */
export function canRecord(): boolean {
  return "mediaDevices" in navigator && typeof MediaRecorder !== "undefined";
}

type Reason = "Missing" | "System" | "Unanswered" | "Refused" | "Busy" | "Unknown";

/** Browsers throw different errors; only Chromium's messages tell the system's refusal from the visitor's. */
function reasonOf(error: unknown): Reason {
  const message = error instanceof Error || error instanceof DOMException ? error.message : "";
  if (isRefusal(error))
    return /system/i.test(message) ? "System" : /dismissed/i.test(message) ? "Unanswered" : "Refused";
  const reasons: Record<string, Reason> = { NotFoundError: "Missing", NotReadableError: "Busy" };
  return reasons[nameOf(error)] ?? "Unknown";
}

/** Returns why devices could not be opened, and what to do, for visitors; empty if all are open. */
export function deviceProblem(t: Words<"recorder">, failed: Failed): string {
  const { camera, microphone } = failed;
  if (camera && microphone && reasonOf(camera) === reasonOf(microphone))
    return problemOf(t, "both", reasonOf(camera));
  return [
    camera ? problemOf(t, "camera", reasonOf(camera)) : "",
    microphone ? problemOf(t, "microphone", reasonOf(microphone)) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Returns the devices as the messages name them. */
export function deviceOf([first, ...others]: readonly DeviceKind[]): DeviceKind | "both" {
  return first && others.length === 0 ? first : "both";
}

function problemOf(t: Words<"recorder">, device: DeviceKind | "both", reason: Reason): string {
  return t(`problem${reason}`, { device, howTo: t(howToAllow(navigator.userAgent)) });
}

/** Returns the sentence that says where each browser keeps a page's permissions. */
export function howToAllow(userAgent: string) {
  if (/iPhone|iPad/.test(userAgent)) return "allowIphone";
  if (/Android/.test(userAgent)) return "allowAndroid";
  if (/Firefox/.test(userAgent)) return "allowFirefox";
  if (/Safari/.test(userAgent) && !/Chrom/.test(userAgent)) return "allowSafari";
  return "allowOther";
}

/** Returns whether the document was opened at this address, and so with this page's permissions. */
export function isAllowedInDocument(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return opened === undefined || new URL(opened.name).pathname === window.location.pathname;
}
