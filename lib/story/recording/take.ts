import "client-only";
import { sendInBackground, type Upload } from "./background-upload";
import { GrowingVideo } from "./growing-video";
import { dropUpload } from "@/lib/story/uploads/upload-calls";
import { logError } from "@/lib/utils/log";
import { settlesWithin } from "@/lib/utils/timeout";
import { type Kept, WHOLE } from "@lampstand/contract/kept";
import type { KeptTake, KnownTake } from "./kept-take";
import {
  changeKept,
  holdRecording,
  keepSlice,
  keepTake,
  recordingOf,
  removeOtherSlices,
  removeSlices,
} from "./slices";

/** The most that a crash can cost. */
export const SLICE_MS = 2000;

const WATCH_MS = 200;

/** When data are requested from a silent recorder, and when the error is shown: both before the second slice. */
const NOTHING_MS = { requested: 3000, reported: 3800 } as const;

/** Fewer bytes are a beginning without a picture. */
const LEAST_BYTES = 1024;

/** A recorder has failed if it sends nothing for this long, while recording or after a request for the rest. */
const SILENT_MS = 10_000;

/** Best first; each browser has its own. Safari turns its WebM by 90 degrees. */
const TYPES = [
  "video/mp4;codecs=avc1.42E01F,mp4a.40.2",
  "video/webm;codecs=vp9,opus",
  "video/webm",
  "video/mp4",
];

export type RecordedFilm = { film: File; kept: Kept; upload: Upload };

export type Take = {
  pause: () => void;
  resume: () => void;
  /** Returns the film's length so far, without pauses. */
  seconds: () => number;
  keep: (kept: Kept) => void;
  filmSoFar: () => Promise<File>;
  /** Resolves once the film is complete; it is empty if nothing was recorded. */
  finish: () => Promise<{ film: File; upload: Upload }>;
  /** Discards the recording: an earlier one stays. */
  throwAway: () => Promise<void>;
};

type TakeOptions = {
  bitsPerSecond: { video: number; audio: number };
  onInterrupted: () => void;
  /** Called when the recorder runs but yields nothing. */
  onNothing: () => void;
};

/** Records the camera, stores the recording here and sends it at once. @throws {DOMException} if the browser cannot */
export function beginTake(
  stream: MediaStream,
  { bitsPerSecond, onInterrupted, onNothing }: TakeOptions,
): Take {
  const recorder = startRecorder(stream, bitsPerSecond);
  let known: KnownTake = { begun: Date.now(), mimeType: "", seconds: 0, kept: WHOLE, address: "" };
  holdRecording(known.begun);
  const slices: Blob[] = [];
  const clock = filmClock();
  const growing = new GrowingVideo();
  const upload = sendInBackground(growing, "");
  const ended = new Promise<void>((resolve) => recorder.addEventListener("stop", () => resolve()));
  const closed = new AbortController();
  let isFinished = false;
  let silentMs = 0;

  const note = (news: Partial<KnownTake>) => {
    known = { ...known, ...news };
  };
  /** Before the first slice there is nothing to store; that slice includes it. */
  const keepNote = async () => {
    if (slices.length > 0) await keepTake(known);
  };

  upload.follow(({ address }) => {
    if (address === known.address) return;
    note({ address });
    keepNote().catch(notKept);
  });
  function add({ data }: BlobEvent) {
    // Some browsers send empty slices.
    if (data.size === 0) return;
    note({ mimeType: recorder.mimeType, seconds: clock.seconds() });
    keepSlice(known, slices.length, data).catch(notKept);
    slices.push(data);
    growing.add(data);
    if (growing.size >= LEAST_BYTES) silentMs = 0;
  }
  recorder.addEventListener("dataavailable", add, { signal: closed.signal });
  async function end() {
    isFinished = true;
    clearInterval(watch);
    if (recorder.state !== "inactive") recorder.stop();
    clock.stop();
    await settlesWithin(SILENT_MS, ended);
    closed.abort();
    growing.end();
  }
  const interrupt = () => {
    if (!isFinished) onInterrupted();
  };
  recorder.addEventListener("stop", clock.stop);
  recorder.addEventListener("error", interrupt);
  recorder.addEventListener("stop", interrupt);
  clock.run();
  const watch = setInterval(() => {
    if (recorder.state !== "recording") return;
    silentMs += WATCH_MS;
    if (silentMs === NOTHING_MS.requested) recorder.requestData();
    else if (silentMs === NOTHING_MS.reported && growing.size < LEAST_BYTES) onNothing();
    else if (silentMs === SILENT_MS) interrupt();
  }, WATCH_MS);
  return {
    seconds: clock.seconds,
    keep: (kept) => {
      if (JSON.stringify(kept) === JSON.stringify(known.kept)) return;
      note({ kept, seconds: clock.seconds() });
      void keptOrRemoved(known.begun, keepNote());
    },
    pause: () => {
      if (recorder.state !== "recording") return;
      recorder.pause();
      clock.stop();
    },
    resume: () => {
      if (recorder.state !== "paused") return;
      recorder.resume();
      clock.run();
    },
    filmSoFar: async () => {
      if (recorder.state === "paused") {
        const given = new Promise((resolve) =>
          recorder.addEventListener("dataavailable", resolve, { once: true }),
        );
        recorder.requestData();
        await settlesWithin(NOTHING_MS.requested, given);
      }
      return recordingOf(slices, known);
    },
    finish: async () => {
      await end();
      if (slices.length > 0) await removeOtherSlices(known.begun).catch(notKept);
      return { film: recordingOf(slices, known), upload };
    },
    throwAway: async () => {
      await end();
      upload.drop();
      await removeSlices(known.begun).catch(notKept);
    },
  };
}

/** Starts with the best type that really works: browsers' claims are not always true. */
function startRecorder(stream: MediaStream, { video, audio }: TakeOptions["bitsPerSecond"]): MediaRecorder {
  const bits = { videoBitsPerSecond: video, audioBitsPerSecond: audio };
  for (const mimeType of TYPES.filter((type) => MediaRecorder.isTypeSupported(type))) {
    try {
      return start(new MediaRecorder(stream, { ...bits, mimeType }));
    } catch (error) {
      logError("recorder-type-refused", error);
    }
  }
  return start(new MediaRecorder(stream, bits));
}

function start(recorder: MediaRecorder): MediaRecorder {
  recorder.start(SLICE_MS);
  return recorder;
}

/** Measures the film's time. Browsers omit the time between the calls of `pause` and `resume`; events come later. */
function filmClock() {
  let passed = 0;
  let since: number | null = null;
  const seconds = () => (passed + (since === null ? 0 : performance.now() - since)) / 1000;
  return {
    seconds,
    run: () => {
      since ??= performance.now();
    },
    stop: () => {
      passed = seconds() * 1000;
      since = null;
    },
  };
}

/** Stores which parts of a finished film to show. */
export async function noteKept(begun: number, kept: Kept): Promise<void> {
  await keptOrRemoved(begun, changeKept(begun, kept));
}

/** Removes the recording if this fails: otherwise the omitted parts would be offered, too. */
async function keptOrRemoved(begun: number, keeping: Promise<void>): Promise<void> {
  await keeping.catch(async (error: unknown) => {
    notKept(error);
    await removeSlices(begun).catch(notKept);
  });
}

/** Removes everything stored, once a story was sent or its recording is not wanted any more. */
export async function forgetRecordings(): Promise<void> {
  await removeOtherSlices(null).catch(notKept);
}

export async function throwAwayRecording({ address }: KeptTake): Promise<void> {
  if (address) void dropUpload(address);
  await forgetRecordings();
}

/** Logs that a recording is only in memory, where a crash would lose it. */
function notKept(error: unknown): void {
  logError("recording-not-kept", error);
}
