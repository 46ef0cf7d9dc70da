"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";
import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from "react";

import { cueProblems } from "../../features/captions/cue";
import * as edits from "../../features/captions/edit-cues";
import { canonicalLanguage } from "../../features/captions/languages";
import { SmallButton } from "../panel-parts";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";
import { useClipAddress } from "./admin-api";
import { CueFiles } from "./cue-files";
import { type CueAction, CueRow } from "./cue-row";
import { DraftState } from "./draft-state";
import styles from "./cue-editor.module.css";
import { useAskedCaptions } from "./use-asked-captions";
import { useCues } from "./use-cues";

/** Edits captions: the clip, and next to it each line with its times. */
export function CueEditor({ field, path }: JSONFieldClientProps) {
  const t = useText();
  const { cues, peek, edit, focus, undo, error, isDisabled: isLocked } = useCues(path);
  const { value: lang } = useField<string | undefined>({ path: "lang" });
  const { value: transcription } = useField<string | null | undefined>({ path: "transcription" });
  const [message, setMessage] = useState("");
  const [current, setCurrent] = useState(-1);
  const video = useRef<HTMLVideoElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const problems = useMemo(() => cueProblems(cues), [cues]);
  const isDisabled = isLocked || transcription === "waiting";
  useAskedCaptions(path);

  // The form shows a new line a moment after the request.
  const focused = useRef(0);
  useEffect(() => {
    if (focus.request === focused.current) return;
    const words = list.current?.querySelector<HTMLTextAreaElement>(`[data-cue="${focus.index}"] textarea`);
    if (!words) return;
    focused.current = focus.request;
    words.focus();
  }, [focus, cues]);

  const play = useCallback(
    (seconds: number) => {
      const player = video.current;
      if (!player) return;
      if (!player.paused) {
        player.pause();
        return;
      }
      player.currentTime = seconds;
      player.play().catch(() => setMessage(t("captionEditor:unplayable")));
    },
    [t],
  );

  const onAction = useCallback(
    (index: number, action: CueAction) => {
      const now = edits.roundedTime(video.current?.currentTime);
      switch (action.type) {
        case "play":
          play(peek()[index]?.start ?? 0);
          break;
        case "startHere":
          edit((all) => edits.changeCue(all, index, { start: now }));
          break;
        case "endHere":
          edit((all) => edits.changeCue(all, index, { end: now }));
          break;
        case "split":
          edit((all) => edits.splitCue(all, index, { position: action.position, seconds: now }));
          setMessage(t("captionEditor:lineSplit", { number: index + 1 }));
          break;
        case "merge":
          edit((all) => edits.mergeWithNext(all, index));
          setMessage(t("captionEditor:linesJoined", { first: index + 1, second: index + 2 }));
          break;
        case "add":
          edit((all) => edits.addAfter(all, index));
          setMessage(t("captionEditor:lineAdded", { number: index + 2 }));
          break;
        case "remove":
          edit((all) => edits.removeCue(all, index));
          setMessage(t("captionEditor:lineDeleted", { number: index + 1 }));
          break;
        case "change":
          edit((all) => edits.changeCue(all, index, action.change), {
            as: action.change.text === undefined ? undefined : `words-${index}`,
          });
      }
    },
    [edit, peek, play, t],
  );

  return (
    <div className={`field-type caption-editor ${styles.editor}`}>
      <FieldLabel as="span" label={field.label} path={path} />
      <DraftState hasWords={cues.length > 0} />
      {error && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
      <CueFiles
        cues={cues}
        lang={lang}
        isDisabled={isDisabled}
        onImport={(found) => edit(() => found)}
        onMessage={setMessage}
      />
      <Shortcuts />
      <p className={styles.message} role="status">
        {message}
      </p>
      <div className={styles.columns}>
        <Clip
          video={video}
          words={cues[current]?.text}
          onTime={(seconds) => setCurrent(edits.cueAt(peek(), seconds))}
        />
        <div>
          <ol className={styles.list} ref={list} aria-label={t("captionEditor:lines")}>
            {cues.map(({ start, end, text }, index) => (
              <CueRow
                // A line has no id: its position identifies it.
                key={index}
                index={index}
                start={start}
                end={end}
                text={text}
                problem={problems.get(index)?.join(" ") ?? ""}
                isPlaying={index === current}
                isLast={index === cues.length - 1}
                isDisabled={isDisabled}
                lang={canonicalLanguage(lang) ?? undefined}
                onAction={onAction}
              />
            ))}
          </ol>
          <div className={styles.tools}>
            <SmallButton disabled={isDisabled} onClick={() => onAction(cues.length - 1, { type: "add" })}>
              {t("captionEditor:addLine")}
            </SmallButton>
            <SmallButton
              disabled={isDisabled || !undo}
              onClick={() => {
                undo?.();
                setMessage(t("captionEditor:undone"));
              }}
            >
              {t("captionEditor:undo")}
            </SmallButton>
            <SmallButton
              disabled={isDisabled || cues.length < 2}
              onClick={() => edit((all) => edits.sortCues(all, -1))}
            >
              {t("captionEditor:sort")}
            </SmallButton>
          </div>
        </div>
      </div>
    </div>
  );
}

const SHORTCUTS: [TextKey, TextKey][] = [
  ["captionEditor:keyPlay", "captionEditor:keyPlayDoes"],
  ["captionEditor:keyStartNow", "captionEditor:keyStartNowDoes"],
  ["captionEditor:keyEndNow", "captionEditor:keyEndNowDoes"],
  ["captionEditor:keySplit", "captionEditor:keySplitDoes"],
];

function Shortcuts() {
  const t = useText();
  return (
    <details className={styles.shortcuts}>
      <summary>{t("captionEditor:keys")}</summary>
      <p>{t("captionEditor:keysHelp")}</p>
      <dl>
        {SHORTCUTS.map(([keys, does]) => (
          <Fragment key={keys}>
            <dt>{t(keys)}</dt>
            <dd>{t(does)}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

type ClipProps = {
  video: React.RefObject<HTMLVideoElement | null>;
  /** The words spoken at this moment. */
  words: string | undefined;
  onTime: (seconds: number) => void;
};

function Clip({ video, words, onTime }: ClipProps) {
  const t = useText();
  const { value: clip } = useField<string | undefined>({ path: "clip" });
  const address = useClipAddress(clip);
  return (
    <div className={styles.clip}>
      {address ? (
        <video
          ref={video}
          key={address}
          src={address}
          controls
          playsInline
          preload="metadata"
          className={styles.video}
          aria-label={t("captionEditor:clip")}
          onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
        />
      ) : (
        <p>{t("captionEditor:chooseClip")}</p>
      )}
      <p className={styles.words} aria-hidden="true">
        {words}
      </p>
    </div>
  );
}
