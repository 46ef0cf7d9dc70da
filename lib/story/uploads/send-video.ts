import "client-only";
import { DetailedError, Upload } from "tus-js-client";
import { noteSent } from "./line-speed";
import { setbackOf } from "./setbacks";
import {
  LEAST_PART_BYTES,
  partBytesFor,
  speedMeter,
  UPLOAD_PART_BYTES,
  type WaitReason,
} from "./upload-progress";
import { apiPaths } from "@/lib/paths";

/** Without progress for this long, the connection counts as lost. */
const STALL_MS = 30_000;

const RETRY_MS = { first: 1000, longest: 30_000 } as const;

export type VideoSource = {
  readonly size: number;
  slice: (start: number, end: number) => Promise<{ value: Blob; done: boolean }>;
  close: () => void;
};

export type SendingProgress = {
  phase: "sending" | "waiting" | "paused";
  acknowledged: number;
  /** In bytes, including those under way. */
  sent: number;
  bytesPerSecond: number | null;
  /** Why it waits, if known. */
  reason: WaitReason | null;
};

/** `left`: the visitor left the page. `gone`: the site no longer has the upload. `changed`: the file has changed. */
type SendingOutcome =
  | { state: "arrived" }
  | { state: "cancelled" }
  | { state: "left" }
  | { state: "gone" }
  | { state: "changed" }
  | { state: "refused"; message: string };

type SendingOptions = {
  earlier: { address: string; acknowledged: number } | null;
  onAddress: (address: string) => void;
  onProgress: (progress: SendingProgress) => void;
};

export type Sending = ReturnType<typeof sendVideo>;

/** Waits indefinitely for a lost connection. Never sends acknowledged bytes again. Sends a recording as it is made. */
export function sendVideo(video: File | VideoSource, { earlier, onAddress, onProgress }: SendingOptions) {
  const meter = speedMeter();
  const there = earlier?.acknowledged ?? 0;
  let progress: SendingProgress = {
    phase: "sending",
    acknowledged: there,
    sent: there,
    bytesPerSecond: null,
    reason: null,
  };
  let attempts = 0;
  let mostBytes = UPLOAD_PART_BYTES;
  /** When the current part began: once all of it is recorded. */
  let partBegunAt: number | null = null;
  let stall: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let settle: (outcome: SendingOutcome) => void = () => undefined;
  const done = new Promise<SendingOutcome>((resolve) => {
    settle = resolve;
  });

  const growing = video instanceof File ? null : video;
  const upload = new Upload(video instanceof File ? video : new Blob(), {
    ...(growing && { fileReader: { openFile: async () => growing } }),
    // An upload begun during the recording has no length yet.
    uploadLengthDeferred: growing !== null || earlier !== null,
    endpoint: earlier ? null : apiPaths.uploads,
    uploadUrl: earlier?.address,
    chunkSize: partBytesFor(null),
    retryDelays: null,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => {
      // Otherwise the client begins a new upload whenever the site is briefly unreachable.
      upload.options.endpoint = null;
      if (upload.url) onAddress(upload.url);
    },
    onBeforeRequest: (request) => {
      // The answer to HEAD reports what was sent before.
      partBegunAt = request.getMethod() === "HEAD" ? null : performance.now();
    },
    onAfterResponse: (_request, response) => {
      const offset = response.getHeader("Upload-Offset");
      if (!offset) return;
      if (partBegunAt !== null)
        noteSent(Number(offset) - progress.acknowledged, performance.now() - partBegunAt);
      acknowledge(Number(offset));
    },
    onProgress: (sent) => {
      show({ sent });
      expectMovement();
    },
    onSuccess: () => {
      end({ state: "arrived" });
    },
    onError: (error) => void meet(error),
  });

  function show(news: Partial<SendingProgress>) {
    progress = { ...progress, ...news };
    onProgress(progress);
  }

  function acknowledge(bytes: number) {
    if (bytes > progress.acknowledged) attempts = 0;
    meter.note(bytes, performance.now());
    const bytesPerSecond = meter.bytesPerSecond();
    upload.options.chunkSize = Math.min(mostBytes, partBytesFor(bytesPerSecond));
    show({ acknowledged: bytes, sent: bytes, bytesPerSecond });
  }

  function start() {
    clearTimeout(retry);
    meter.note(progress.acknowledged, performance.now());
    show({ phase: "sending", reason: null });
    expectMovement();
    upload.start();
  }

  function stop(phase: "waiting" | "paused") {
    clearTimeout(stall);
    clearTimeout(retry);
    void upload.abort();
    growing?.close();
    meter.rest();
    show({ phase, sent: progress.acknowledged, bytesPerSecond: null });
  }

  function expectMovement() {
    clearTimeout(stall);
    stall = setTimeout(() => {
      waitAndRetry(null, null);
    }, STALL_MS);
  }

  function waitAndRetry(reason: WaitReason | null, seconds: number | null) {
    stop("waiting");
    show({ reason });
    const delay = Math.min(RETRY_MS.first * 2 ** attempts, RETRY_MS.longest);
    attempts += 1;
    retry = setTimeout(start, seconds === null ? delay : seconds * 1000);
  }

  /** Some firewalls allow only GET and POST: the site also accepts parts by POST. */
  function sendByPost() {
    const isSentSo = upload.options.overridePatchMethod === true;
    upload.options.overridePatchMethod = true;
    waitAndRetry(isSentSo ? "siteAway" : null, isSentSo ? null : 0);
  }

  function sendSmaller() {
    const isSmallest = mostBytes <= LEAST_PART_BYTES;
    mostBytes = Math.max(LEAST_PART_BYTES, Math.min(mostBytes, upload.options.chunkSize ?? mostBytes) / 2);
    upload.options.chunkSize = mostBytes;
    waitAndRetry(isSmallest ? "siteAway" : null, isSmallest ? null : 0);
  }

  async function meet(error: Error) {
    const { originalRequest = null, originalResponse = null } = error instanceof DetailedError ? error : {};
    const isThere = !(video instanceof File) || (await isReadable(video));
    if (progress.phase !== "sending") return;
    const setback = setbackOf(originalResponse, originalRequest?.getMethod() ?? "");
    if (!isThere) end({ state: "changed" });
    else if (setback.state === "passing") waitAndRetry(setback.reason, setback.seconds);
    else if (setback.state === "method") sendByPost();
    else if (setback.state === "size") sendSmaller();
    else end(setback);
  }

  function startAtOnce() {
    if (progress.phase === "waiting" && document.visibilityState === "visible") start();
  }

  function end(outcome: SendingOutcome) {
    clearTimeout(stall);
    clearTimeout(retry);
    window.removeEventListener("online", startAtOnce);
    document.removeEventListener("visibilitychange", startAtOnce);
    settle(outcome);
  }

  window.addEventListener("online", startAtOnce);
  document.addEventListener("visibilitychange", startAtOnce);
  start();

  return {
    done,
    pause: () => {
      stop("paused");
    },
    resume: start,
    stop: (state: "cancelled" | "left") => {
      stop("paused");
      end({ state });
    },
  };
}

/** Returns false for a file that was changed or removed after it was chosen. */
async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
