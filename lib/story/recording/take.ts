import "client-only";
import { GrowingVideo } from "./growing-video";
import { sendVideo } from "@/lib/story/uploads/send-video";
import { dropUpload } from "@/lib/story/uploads/upload-calls";
import { logError } from "@/lib/utils/log";
import type { LeftOut } from "@lampstand/contract/schemas/submissions";
import type { KeptTake, KnownTake } from "./kept-take";
import { keepSlice, keepTake, recordingOf, removeOtherSlices, removeSlices } from "./slices";

/** What a crash can cost at most. */
export const SLICE_MS = 2000;

/** The best first; each browser has its own. Safari turns its WebM by 90 degrees. */
const TYPES = [
  "video/mp4;codecs=avc1.42E01F,mp4a.40.2",
  "video/webm;codecs=vp9,opus",
  "video/webm",
  "video/mp4",
];

export type Upload = {
  /** Calls back with where it stands, at once and whenever that changes. */
  follow: (onMove: (state: UploadState) => void) => void;
  /** It can go on later. */
  stop: () => void;
  /** With what has arrived of it. */
  drop: () => void;
};

/** Of what was recorded here: its upload has begun. */
export type RecordedFilm = { film: File; leftOut: LeftOut; upload: Upload | { address: string } };

type UploadState = { address: string; acknowledged: number; hasArrived: boolean };

/** A recording while it is made. */
export type Take = {
  pause: () => void;
  goOn: () => void;
  /** How long it is: kept with the next slice. */
  noteLength: (seconds: number) => void;
  /** Keeps at once what its teller says again. */
  leaveOut: (leftOut: LeftOut) => void;
  /** Resolves once all of it is there; empty where nothing was. */
  finish: () => Promise<{ film: File; upload: Upload }>;
  /** Ends it as if it had never been: an earlier recording stays. */
  throwAway: () => Promise<void>;
};

type TakeOptions = { bitsPerSecond: { video: number; audio: number }; onInterrupted: () => void };

/**
 * Records what the camera sees until it is finished, or the camera or the microphone is taken away. What is recorded is
 * kept in this browser and sent at once.
 * @throws {DOMException} when the browser cannot record
 */
export function beginTake(stream: MediaStream, { bitsPerSecond, onInterrupted }: TakeOptions): Take {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    videoBitsPerSecond: bitsPerSecond.video,
    audioBitsPerSecond: bitsPerSecond.audio,
    ...(mimeType && { mimeType }),
  });
  let known: KnownTake = { begun: Date.now(), mimeType: "", seconds: 0, leftOut: [], address: "" };
  const slices: Blob[] = [];
  const growing = new GrowingVideo();
  const upload = sendInBackground(growing);
  const ended = new Promise<void>((resolve) => recorder.addEventListener("stop", () => resolve()));
  let isFinished = false;

  const note = (news: Partial<KnownTake>) => {
    known = { ...known, ...news };
  };
  /** Before the first slice there is nothing to keep, and that slice brings it along. */
  const keep = async () => {
    if (slices.length > 0) await keepTake(known);
  };

  upload.follow(({ address }) => {
    if (address === known.address) return;
    note({ address });
    keep().catch(notKept);
  });
  recorder.addEventListener("dataavailable", ({ data }) => {
    // Some browsers give empty ones.
    if (data.size === 0) return;
    note({ mimeType: recorder.mimeType });
    keepSlice(known, slices.length, data).catch(notKept);
    slices.push(data);
    growing.add(data);
  });
  async function end() {
    isFinished = true;
    if (recorder.state !== "inactive") recorder.stop();
    await ended;
    growing.end();
  }
  const interrupt = () => {
    if (!isFinished) onInterrupted();
  };
  recorder.addEventListener("error", interrupt);
  recorder.addEventListener("stop", interrupt);
  recorder.start(SLICE_MS);
  return {
    noteLength: (seconds) => {
      note({ seconds });
    },
    leaveOut: (leftOut) => {
      note({ leftOut });
      keep().catch(async (error: unknown) => {
        notKept(error);
        // What was to be left out would be offered with the rest.
        await removeSlices(known.begun).catch(notKept);
      });
    },
    pause: () => {
      if (recorder.state === "recording") recorder.pause();
    },
    goOn: () => {
      if (recorder.state === "paused") recorder.resume();
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

/** With one more answer that is said again; what is said again repeatedly is one part. */
export function withAnswer(leftOut: LeftOut, [from, to]: LeftOut[number]): LeftOut {
  const last = leftOut.at(-1);
  return last?.[1] === from ? [...leftOut.slice(0, -1), [last[0], to]] : [...leftOut, [from, to]];
}

/** Whatever is kept, once a story was sent or its recording is not wanted any more. */
export async function forgetRecordings(): Promise<void> {
  await removeOtherSlices(null).catch(notKept);
}

export async function throwAwayRecording({ address }: KeptTake): Promise<void> {
  if (address) void dropUpload(address);
  await forgetRecordings();
}

/** It is only kept in memory then, and a crash would lose it. */
function notKept(error: unknown): void {
  logError("recording-not-kept", error);
}

function sendInBackground(video: GrowingVideo): Upload {
  let state: UploadState = { address: "", acknowledged: 0, hasArrived: false };
  let onMove: (state: UploadState) => void = () => undefined;
  const move = (news: Partial<UploadState>) => {
    state = { ...state, ...news };
    onMove(state);
  };
  const sending = sendVideo(video, {
    earlier: null,
    onAddress: (address) => {
      move({ address });
    },
    onProgress: ({ acknowledged }) => {
      move({ acknowledged });
    },
  });
  // What is refused now is said when the story is sent.
  void sending.done.then((outcome) => {
    if (outcome.state === "arrived") move({ hasArrived: true });
    if (outcome.state === "gone") move({ address: "" });
  });
  return {
    follow: (follower) => {
      onMove = follower;
      onMove(state);
    },
    stop: () => {
      sending.stop("left");
    },
    drop: () => {
      sending.stop("cancelled");
      if (state.address) void dropUpload(state.address);
    },
  };
}
