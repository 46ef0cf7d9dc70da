import "client-only";
import { type Sending, sendVideo, type SendingProgress } from "@/lib/story/uploads/send-video";
import { dropUpload } from "@/lib/story/uploads/upload-calls";
import type { GrowingVideo } from "./growing-video";

export type UploadState = Pick<SendingProgress, "acknowledged" | "reason"> & {
  /** Empty until it is known. */
  address: string;
  /** `ended`: the error appears when the story is sent. */
  phase: SendingProgress["phase"] | "arrived" | "ended";
};

export type Upload = {
  follow: (onMove: (state: UploadState) => void) => void;
  stop: () => void;
  /** Stops, and removes what has arrived. */
  drop: () => void;
};

/** Sends a recording while it is made or the form is filled in; starts again if the site has lost the upload. */
export function sendInBackground(video: GrowingVideo | File, earlier: string): Upload {
  let state: UploadState = { address: earlier, acknowledged: 0, phase: "sending", reason: null };
  const ignore = () => undefined;
  let onMove: (state: UploadState) => void = ignore;
  const move = (news: Partial<UploadState>) => {
    state = { ...state, ...news };
    onMove(state);
  };
  const send = (address: string): Sending => {
    const started = sendVideo(video, {
      earlier: address === "" ? null : { address, acknowledged: 0 },
      onAddress: (given) => {
        move({ address: given });
      },
      onProgress: ({ acknowledged, phase, reason }) => {
        move({ acknowledged, phase, reason });
      },
    });
    void started.done.then(({ state: end }) => {
      if (end === "gone") move({ address: "", acknowledged: 0 });
      if (end === "gone" && address !== "") sending = send("");
      else if (end !== "left" && end !== "cancelled") move({ phase: end === "arrived" ? end : "ended" });
    });
    return started;
  };
  let sending = send(earlier);
  return {
    follow: (follower) => {
      onMove = follower;
      onMove(state);
    },
    stop: () => {
      onMove = ignore;
      sending.stop("left");
    },
    drop: () => {
      onMove = ignore;
      sending.stop("cancelled");
      if (state.address) void dropUpload(state.address);
    },
  };
}
