"use client";

import { Button, useForm } from "@payloadcms/ui";
import { formatFilesize } from "payload/shared";
import { Fragment, type RefObject, useId, useState } from "react";

import { FRAMES_OFFERED } from "../../features/preparation/frames-offered";
import { SmallButton } from "../panel-parts";
import { Facts } from "../parts/facts";
import { MEDIA_BOX, NOTE, PROBLEM, ROW } from "../styles";
import type { TextKey, Translate } from "../texts/text";
import { useText } from "../texts/use-text";
import { CoverPicture } from "./cover";
import { Cut, LargeVersion } from "./cut";
import { FrameChoice } from "./frame-choice";
import { callClip, type Clip, type ClipAction, usePreparationNotice } from "./use-clip";

/** What a clip's state means, and what staff can do about it. */
const STATES: Record<NonNullable<Clip["preparation"]>, { heading: TextKey; note?: TextKey }> = {
  waiting: {
    heading: "clipPanel:waitingHeading",
    note: "clipPanel:waitingNote",
  },
  preparing: {
    heading: "clipPanel:preparing",
    note: "clipPanel:preparingNote",
  },
  ready: { heading: "clipPanel:ready", note: "clipPanel:readyNote" },
  failed: { heading: "clipPanel:preparationFailed" },
  unprepared: {
    heading: "clipPanel:unpreparedHeading",
    note: "clipPanel:unpreparedNote",
  },
  withdrawn: {
    heading: "clipPanel:withdrawn",
    note: "clipPanel:withdrawnNote",
  },
};

/** Names of the tasks for a clip on the site. */
const TASKS: Record<string, TextKey> & { cut: TextKey } = {
  cut: "clipPanel:cutting",
  cover: "clipPanel:covering",
  whole: "clipPanel:undoing",
  large: "clipPanel:makingLarge",
};

/** The retry button's text in each state that has one. */
const RETRIES = { failed: "clipPanel:tryAgain", unprepared: "clipPanel:prepareNow" } as const;

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
  const t = useText();
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
    <section style={{ ...MEDIA_BOX, marginTop: 12 }} aria-label={t("clipPanel:preparation")}>
      <State clip={clip} preparation={preparation} />
      <Facts facts={factsOf(clip, t)} />
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
            {t(retry)}
          </SmallButton>
        )}
        {clip.url && !clip.originalRemovedAt && (
          <a href={clip.url} download>
            {t("clipPanel:downloadOriginal")}
          </a>
        )}
        {clip.originalRemovedAt && <span style={NOTE}>{t("clipPanel:originalRemoved")}</span>}
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
  const t = useText();
  const [isLeaving, setIsLeaving] = useState(false);
  const button = { size: "small", margin: false, disabled: isBusy } as const;
  return (
    <>
      <p role="status" style={NOTE}>
        {t(isLeaving ? "clipPanel:leaveWarning" : "clipPanel:hiddenUntilChanged")}
      </p>
      <div style={ROW}>
        <Button {...button} onClick={() => void onAsk(isLeaving ? "leave-as-it-is" : "retry-task")}>
          {t(isLeaving ? "clipPanel:leaveForCertain" : "clipPanel:tryAgain")}
        </Button>
        <Button {...button} buttonStyle="secondary" onClick={() => setIsLeaving(!isLeaving)}>
          {t(isLeaving ? "clipPanel:notYet" : "clipPanel:leave")}
        </Button>
      </div>
    </>
  );
}

function State({ clip, preparation }: { clip: Clip; preparation: keyof typeof STATES }) {
  const t = useText();
  const id = useId();
  const { heading, note } = STATES[preparation];
  const percent = Math.floor(clip.progress ?? 0);
  const task = clip.task ? (TASKS[clip.task.split(" ", 1)[0] ?? ""] ?? TASKS.cut) : undefined;
  const isShown = clip.task === "whole" || clip.task === "large";
  const meanwhile = isShown ? "clipPanel:meanwhile" : "clipPanel:hiddenMeanwhile";
  const isPreparing = preparation === "preparing" || (task !== undefined && !clip.problem);
  const notice = usePreparationNotice(preparation === "waiting" || preparation === "unprepared");
  return (
    <>
      <h3 id={id} style={{ margin: 0 }} aria-live="polite">
        {isPreparing ? t("clipPanel:progress", { task: t(task ?? heading), percent }) : t(heading)}
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
      {note && !clip.problem && <p style={NOTE}>{t(task ? meanwhile : note)}</p>}
      {notice && <p style={{ ...PROBLEM, fontWeight: 400 }}>{notice}</p>}
    </>
  );
}

/** Returns a clip's length, size and loudness, as far as they are known. */
function factsOf(clip: Clip, t: Translate) {
  const { duration, width, height, filesize, preparation, hasSound, loudness } = clip;
  const isReady = preparation === "ready";
  return [
    { name: t("clipPanel:length"), value: duration && lengthText(duration) },
    {
      name: t(isReady ? "clipPanel:pictureOnSite" : "clipPanel:picture"),
      value: width && height && `${width} × ${height}`,
    },
    { name: t("clipPanel:fileAsUploaded"), value: filesize && formatFilesize(filesize) },
    { name: t("clipPanel:loudness"), value: isReady && t(loudnessKey(hasSound, loudness)) },
  ];
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
export function loudnessKey(hasSound: Clip["hasSound"], loudness: Clip["loudness"]): TextKey {
  if (hasSound === false) return "clipPanel:noSound";
  if (loudness === null || loudness === undefined) return "clipPanel:loudnessUnknown";
  const difference = loudness - TARGET_LUFS;
  if (Math.abs(difference) <= NOTICEABLE_LU) return "clipPanel:loudnessGood";
  return difference > 0 ? "clipPanel:tooLoud" : "clipPanel:tooQuiet";
}
