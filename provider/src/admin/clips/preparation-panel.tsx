"use client";

import { Button, useForm } from "@payloadcms/ui";
import { formatFilesize } from "payload/shared";
import { Fragment, type RefObject, useId, useState } from "react";

import { FRAMES_OFFERED } from "../../features/preparation/frames-offered";
import { SmallButton } from "../panel-parts";
import { MEDIA_BOX, NOTE, PROBLEM, ROW } from "../styles";
import { CoverPicture } from "./cover";
import { Cut, LargeVersion } from "./cut";
import { FrameChoice } from "./frame-choice";
import { callClip, type Clip, type ClipAction, usePreparationNotice } from "./use-clip";

/** What a clip's state means, and what staff can do about it. */
const STATES: Record<NonNullable<Clip["preparation"]>, { heading: string; note: string }> = {
  waiting: {
    heading: "Waiting to be prepared",
    note: "We’ll prepare it after the videos ahead of it. You can leave this page.",
  },
  preparing: {
    heading: "Preparing",
    note: "We’re converting it so that it plays in every browser. You can leave this page.",
  },
  ready: { heading: "Ready", note: "It plays in every browser." },
  failed: { heading: "Preparation failed", note: "" },
  unprepared: {
    heading: "Shown as uploaded",
    note: "It hasn’t been prepared, so browsers that don’t support this kind of file can’t play it.",
  },
  withdrawn: {
    heading: "Withdrawn",
    note: "The storyteller has withdrawn their consent, so nobody else can see it. The original upload is erased with the story. Move the story to the trash when you no longer need it.",
  },
};

/** Names of the tasks for a clip on the site. */
const TASKS: Record<string, string> & { cut: string } = {
  cut: "Cutting",
  cover: "Covering",
  whole: "Undoing the change",
  large: "Making the version for projectors",
};

const MEANWHILE = "You can leave this page.";
const HIDDEN_MEANWHILE = `We hide the video until this is done. ${MEANWHILE}`;

/** The retry button's text in each state that has one. */
const RETRIES = { failed: "Try again", unprepared: "Prepare it now" };

type Props = {
  clip: Clip;
  /** Whether this is the clip's own page, whose form also holds its fields. */
  isOwnPage: boolean;
  /** The player, paused where staff stopped it. */
  video: RefObject<HTMLVideoElement | null>;
  /** Called when the clip has changed. */
  onChanged: () => void;
};

/** Shows how far a clip is prepared, what is known about it, and what staff can do. */
export function PreparationPanel({ clip, isOwnPage, video, onChanged }: Props) {
  const { dispatchFields } = useForm();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { preparation } = clip;
  if (!preparation) return null;

  const change = async (action: ClipAction, body?: object) => {
    setIsBusy(true);
    const failure = await callClip(clip.id, action, body);
    setIsBusy(false);
    setProblem(failure);
    if (!failure) onChanged();
    return !failure;
  };

  const chooseFrame = async (chosenFrame: number) => {
    const isChosen = await change("choose-frame", { chosenFrame });
    // Saving the clip's own page sends what its form holds.
    if (isChosen && isOwnPage) dispatchFields({ type: "UPDATE", path: "chosenFrame", value: chosenFrame });
    return isChosen;
  };

  const frameAt = async (at: number) => {
    const own = Math.min(clip.frames?.length ?? 0, FRAMES_OFFERED);
    const isMade = await change("frame-at", { at });
    if (isMade && isOwnPage) dispatchFields({ type: "UPDATE", path: "chosenFrame", value: own });
    return isMade;
  };

  const retry = preparation === "failed" || preparation === "unprepared" ? RETRIES[preparation] : undefined;
  return (
    <section style={{ ...MEDIA_BOX, marginTop: 12 }} aria-label="Preparation of the video">
      <State clip={clip} preparation={preparation} />
      <Facts clip={clip} />
      <FrameChoice clip={clip} isBusy={isBusy} onChoose={chooseFrame} onTake={frameAt} video={video} />
      {preparation === "ready" && (
        <Fragment key={clip.duration}>
          <Cut clip={clip} isBusy={isBusy} video={video} onAsk={change} />
          <CoverPicture clip={clip} isBusy={isBusy} video={video} onAsk={change} />
        </Fragment>
      )}
      <div style={{ ...ROW, marginTop: 16 }}>
        {retry && (
          <SmallButton buttonStyle="primary" disabled={isBusy} onClick={() => void change("prepare")}>
            {retry}
          </SmallButton>
        )}
        {clip.url && !clip.originalRemovedAt && (
          <a href={clip.url} download>
            Download the original upload
          </a>
        )}
        {clip.originalRemovedAt && (
          <span style={NOTE}>The server is set to remove original uploads, and has removed this one.</span>
        )}
      </div>
      {clip.task && clip.problem && <FailedEdit isBusy={isBusy} onAsk={change} />}
      {preparation === "ready" && <LargeVersion clip={clip} isBusy={isBusy} onAsk={change} />}
      <p role="alert" style={problem ? PROBLEM : { margin: 0 }}>
        {problem}
      </p>
    </section>
  );
}

type FailedEditProps = { isBusy: boolean; onAsk: (action: ClipAction) => Promise<boolean> };

/**
 * Offers ways out of a failed cut or cover. Leaving it takes two clicks in different places, since that shows what it
 * should have hidden.
 */
function FailedEdit({ isBusy, onAsk }: FailedEditProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const button = { size: "small", margin: false, disabled: isBusy } as const;
  return (
    <>
      <p role="status" style={NOTE}>
        {isLeaving
          ? "Anyone who watches the video will then see and hear what you wanted to cut or cover."
          : "We hide the video until this change is made."}
      </p>
      <div style={ROW}>
        <Button {...button} onClick={() => void onAsk(isLeaving ? "leave-as-it-is" : "retry-task")}>
          {isLeaving ? "Yes, leave it as it is" : "Try again"}
        </Button>
        <Button {...button} buttonStyle="secondary" onClick={() => setIsLeaving(!isLeaving)}>
          {isLeaving ? "Not yet" : "Leave it as it is"}
        </Button>
      </div>
    </>
  );
}

function State({ clip, preparation }: { clip: Clip; preparation: keyof typeof STATES }) {
  const id = useId();
  const { heading, note } = STATES[preparation];
  const percent = Math.floor(clip.progress ?? 0);
  const task = clip.task ? (TASKS[clip.task.split(" ", 1)[0] ?? ""] ?? TASKS.cut) : undefined;
  const meanwhile = clip.task === "whole" || clip.task === "large" ? MEANWHILE : HIDDEN_MEANWHILE;
  const isPreparing = preparation === "preparing" || (task !== undefined && !clip.problem);
  const notice = usePreparationNotice(preparation === "waiting" || preparation === "unprepared");
  return (
    <>
      <h3 id={id} style={{ margin: 0 }} aria-live="polite">
        {isPreparing ? `${task ?? heading}, ${percent} %` : heading}
      </h3>
      {isPreparing && (
        <progress
          aria-labelledby={id}
          max={100}
          value={percent}
          style={{ width: "100%", height: 12, marginTop: 8 }}
        />
      )}
      {clip.problem && <p style={{ ...PROBLEM, fontWeight: 400 }}>{clip.problem}</p>}
      {note && !clip.problem && <p style={NOTE}>{task ? meanwhile : note}</p>}
      {notice && <p style={{ ...PROBLEM, fontWeight: 400 }}>{notice}</p>}
    </>
  );
}

/** Shows length, size and loudness, as far as they are known. */
function Facts({ clip }: { clip: Clip }) {
  const facts = factsOf(clip);
  if (facts.length === 0) return null;
  return (
    <dl style={{ display: "flex", flexWrap: "wrap", gap: "8px 32px", margin: "16px 0 0" }}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt style={{ ...NOTE, margin: 0 }}>{name}</dt>
          <dd style={{ margin: 0, fontWeight: 600 }}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf({ duration, width, height, filesize, preparation, hasSound, loudness }: Clip) {
  const facts: [string, string][] = [];
  if (duration) facts.push(["Length", lengthText(duration)]);
  const shown = preparation === "ready" ? "Picture on the site" : "Picture";
  if (width && height) facts.push([shown, `${width} × ${height}`]);
  if (filesize) facts.push(["File as uploaded", formatFilesize(filesize)]);
  if (preparation === "ready") facts.push(["Loudness", loudnessText(hasSound, loudness)]);
  return facts;
}

/** Returns minutes and seconds, such as 1:05, and hours if there are any. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** The loudness that every clip is adjusted to, in LUFS, and how far from it counts as loud or quiet, in LU. */
const TARGET_LUFS = -16;
const NOTICEABLE_LU = 3;

/** Describes how loud an uploaded clip was. */
export function loudnessText(hasSound: Clip["hasSound"], loudness: Clip["loudness"]): string {
  if (hasSound === false) return "No sound";
  if (loudness === null || loudness === undefined) return "Unknown";
  const difference = loudness - TARGET_LUFS;
  if (Math.abs(difference) <= NOTICEABLE_LU) return "Good";
  return `It was too ${difference > 0 ? "loud" : "quiet"} and is now as loud as the others`;
}
