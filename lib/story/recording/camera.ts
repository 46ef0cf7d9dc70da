import "client-only";

export type CameraChoice = { facing: "user" | "environment"; microphone: string | null };

type Quality = {
  width: number;
  height: number;
  framesPerSecond: number;
  bitsPerSecond: { video: number; audio: number };
};

/** What a line of 1 Mbit/s carries away while somebody speaks: VP9 takes up to a third more than it is asked for. */
const FOR_ANY_LINE: Quality = {
  ...{ width: 960, height: 540, framesPerSecond: 24 },
  bitsPerSecond: { video: 600_000, audio: 64_000 },
};

const FOR_GOOD_LINES: Quality = {
  ...{ width: 1280, height: 720, framesPerSecond: 30 },
  bitsPerSecond: { video: 2_500_000, audio: 128_000 },
};

/** In Mbit/s. */
const GOOD_LINE = 8;

/** What is known of the line, where a browser says it. */
type Line = { downlink?: number; saveData?: boolean };

/** Good pictures only where the line is known to be good: a recording is sent while it is made. */
export function recordingQuality(line: Line | undefined = lineOf(navigator)): Quality {
  return (line?.downlink ?? 0) >= GOOD_LINE && !line?.saveData ? FOR_GOOD_LINES : FOR_ANY_LINE;
}

function lineOf(browser: Navigator & { connection?: Line }): Line | undefined {
  return browser.connection;
}

const SOUND = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** @throws {DOMException} when there is no camera or microphone, or it is not allowed; see `cameraProblem` */
export async function openCamera(
  { facing, microphone }: CameraChoice,
  closed: AbortSignal,
): Promise<MediaStream> {
  const { width, height, framesPerSecond } = recordingQuality();
  const video = { width: { ideal: width }, height: { ideal: height }, frameRate: { max: framesPerSecond } };
  const audio = soundOf(microphone);
  return closeOn(
    closed,
    await navigator.mediaDevices.getUserMedia({ video: { ...video, facingMode: facing }, audio }),
  );
}

/** @throws {DOMException} as `openCamera` */
export async function openMicrophone(microphone: string | null, closed: AbortSignal): Promise<MediaStream> {
  return closeOn(closed, await navigator.mediaDevices.getUserMedia({ audio: soundOf(microphone) }));
}

function soundOf(microphone: string | null): MediaTrackConstraints {
  return { ...SOUND, ...(microphone !== null && { deviceId: { exact: microphone } }) };
}

/** It may have been closed before it was open. */
function closeOn(closed: AbortSignal, stream: MediaStream): MediaStream {
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (closed.aborted) close();
  else closed.addEventListener("abort", close);
  return stream;
}

/** Their names are known once one of them is allowed. */
export async function microphones(): Promise<{ id: string; name: string }[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind }) => kind === "audioinput")
    .map(({ deviceId, label }, index) => ({ id: deviceId, name: label || `Microphone ${index + 1}` }));
}

export async function hasSeveralCameras(): Promise<boolean> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === "videoinput").length > 1;
}

export const CANNOT_RECORD =
  "This browser cannot record. Film with your camera and choose the video here, or open this page in Safari or Chrome.";

/** Also `false` within many apps, which show pages without a camera. */
export function canRecord(): boolean {
  return "mediaDevices" in navigator && typeof MediaRecorder !== "undefined";
}

const PROBLEMS: Record<string, string> = {
  NotFoundError: "No camera or no microphone was found. You can choose a video instead.",
  NotReadableError: "The camera or the microphone is in use by another program. Close that and try again.",
  OverconstrainedError: "This camera cannot be used. Please try the other one.",
};

/** Why the camera could not be opened, and what to do, in words for the visitor. */
export function cameraProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError")
    return `The camera or the microphone is not allowed here. ${howToAllow(navigator.userAgent)} Then try again.`;
  return PROBLEMS[name] ?? "The camera could not be opened. Please try again, or choose a video instead.";
}

/** Where each browser keeps what a page may use. */
export function howToAllow(userAgent: string): string {
  if (/iPhone|iPad/.test(userAgent))
    return "Tap the sign at the left of the address, then ‘Website Settings’, and allow camera and microphone.";
  if (/Android/.test(userAgent))
    return "Tap the sign at the left of the address, then ‘Permissions’, and allow camera and microphone.";
  if (/Firefox/.test(userAgent))
    return "Click the crossed-out camera at the left of the address, and take the block away.";
  if (/Safari/.test(userAgent) && !/Chrom/.test(userAgent))
    return "In the menu ‘Safari’ choose ‘Settings for this website’, and allow camera and microphone.";
  return "Click the sign at the left of the address, and allow camera and microphone.";
}

/** Whether the document was opened at this address, and with it the rights of this page. */
export function isAllowedInDocument(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return opened === undefined || new URL(opened.name).pathname === window.location.pathname;
}
