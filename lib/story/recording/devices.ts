import "client-only";
import type { Words } from "@/lib/i18n/words";
import { logError } from "@/lib/utils/log";
import { pictureConstraints, recordingQuality } from "./quality";

export type DeviceKind = "camera" | "microphone";

/** By the id that the browser gives it; `null`: the browser's default. */
type DeviceChoice = Record<DeviceKind, string | null>;

export type Failed = Partial<Record<DeviceKind, unknown>>;

const SOUND = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

const MEDIA = {
  camera: { input: "videoinput", constraints: cameraConstraints },
  microphone: {
    input: "audioinput",
    constraints: (id: string | null) => ({ audio: { ...SOUND, ...exactly(id) } }),
  },
} as const;

/** Opens the devices; replaces or leaves out those that fail. `stream` is `null` if none opens. */
export async function openDevices(
  wanted: readonly DeviceKind[],
  choice: DeviceChoice,
  closed: AbortSignal,
): Promise<{ stream: MediaStream | null; failed: Failed }> {
  const together: MediaStreamConstraints = {};
  for (const kind of wanted) Object.assign(together, MEDIA[kind].constraints(choice[kind]));
  try {
    return { stream: await open(together, closed), failed: {} };
  } catch (error) {
    const tracks: MediaStreamTrack[] = [];
    const failed: Failed = {};
    const alone = await openableAlone(wanted, error);
    for (const kind of wanted) {
      const opened = alone.includes(kind)
        ? await openAlone(kind, choice[kind], closed)
        : { stream: null, problem: error };
      if (opened.stream) tracks.push(...opened.stream.getTracks());
      else failed[kind] = opened.problem;
    }
    return { stream: tracks.length > 0 ? new MediaStream(tracks) : null, failed };
  }
}

function cameraConstraints(id: string | null): MediaStreamConstraints {
  return {
    video: {
      ...pictureConstraints(recordingQuality()),
      ...(id === null ? { facingMode: "user" } : exactly(id)),
    },
  };
}

function exactly(id: string | null): MediaTrackConstraints {
  return id === null ? {} : { deviceId: { exact: id } };
}

/** Replaces a device that is gone or busy with the browser's default, then with each of the others. */
async function openAlone(
  kind: DeviceKind,
  chosen: string | null,
  closed: AbortSignal,
): Promise<{ stream: MediaStream | null; problem: unknown }> {
  const { constraints, input } = MEDIA[kind];
  const known = (await devicesOf(input)).map(({ deviceId }) => deviceId).filter((id) => id !== "");
  let problem: unknown;
  for (const id of new Set([chosen, null, ...known])) {
    try {
      return { stream: await open(constraints(id), closed), problem: null };
    } catch (error) {
      problem = error;
      if (closed.aborted || isRefusal(error)) break;
    }
  }
  return { stream: null, problem };
}

async function open(constraints: MediaStreamConstraints, closed: AbortSignal): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia(constraints);
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (closed.aborted) close();
  else closed.addEventListener("abort", close);
  return stream;
}

/** `OverconstrainedError` is not a DOMException in every browser. */
export function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : "";
}

export function isRefusal(error: unknown): boolean {
  return ["NotAllowedError", "SecurityError"].includes(nameOf(error));
}

/** Returns the devices that a refusal does not concern: somebody who has just refused is not asked again. */
async function openableAlone(wanted: readonly DeviceKind[], error: unknown): Promise<readonly DeviceKind[]> {
  if (!isRefusal(error)) return wanted;
  const states = await Promise.all(wanted.map(permissionOf));
  const isOneBlocked = states.includes("denied");
  return wanted.filter(
    (_, index) => states[index] === "granted" || (isOneBlocked && states[index] === "prompt"),
  );
}

async function permissionOf(kind: DeviceKind): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: kind })).state;
  } catch {
    return null;
  }
}

/** Returns whether the browser asks for permission before it opens them. */
export async function isPermissionAsked(wanted: readonly DeviceKind[]): Promise<boolean> {
  const states = await Promise.all(wanted.map(permissionOf));
  return states.some((state) => state !== "granted");
}

export type Device = { id: string; name: string };

/** Names are only known once one of the devices is allowed. */
export async function listDevices(t: Words<"recorder">): Promise<Record<DeviceKind, Device[]>> {
  return { camera: await named(t, "camera"), microphone: await named(t, "microphone") };
}

async function named(t: Words<"recorder">, kind: DeviceKind): Promise<Device[]> {
  const known = (await devicesOf(MEDIA[kind].input)).filter(({ deviceId }) => deviceId !== "");
  const names = known.map(({ label }) => sideOf(t, label) || label || t(kind));
  return known.map(({ deviceId }, index) => {
    const name = names[index] ?? t(kind);
    const number = names.slice(0, index + 1).filter((other) => other === name).length;
    return { id: deviceId, name: number > 1 ? t("numbered", { name, number: String(number) }) : name };
  });
}

/** Android calls cameras ‘camera2 1, facing front’. */
function sideOf(t: Words<"recorder">, label: string): string {
  const [, side] = /facing (front|back)/i.exec(label) ?? [];
  if (!side) return "";
  return t(side.toLowerCase() === "front" ? "frontCamera" : "backCamera");
}

async function devicesOf(input: MediaDeviceKind): Promise<MediaDeviceInfo[]> {
  const all = await navigator.mediaDevices.enumerateDevices().catch((error: unknown) => {
    logError("devices-not-listed", error);
    return [];
  });
  return all.filter(({ kind }) => kind === input);
}
