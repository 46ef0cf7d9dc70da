"use client";

import { type KeyboardEvent, memo, useState } from "react";

import { toMilliseconds } from "../../features/captions/cue";
import { parseTypedTime, shortTime } from "../../features/captions/cue-time";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";
import styles from "./cue-editor.module.css";

/** What staff can do with a cue. */
export type CueAction =
  | { type: "play" }
  | { type: "startHere" }
  | { type: "endHere" }
  | { type: "split"; position: number | undefined }
  | { type: "merge" }
  | { type: "add" }
  | { type: "remove" }
  | { type: "change"; change: { start?: number; end?: number; text?: string } };

type Props = {
  index: number;
  start: number;
  end: number;
  text: string;
  /** What is wrong with it, in words. */
  problem: string;
  isPlaying: boolean;
  isLast: boolean;
  isDisabled: boolean;
  lang: string | undefined;
  onAction: (index: number, action: CueAction) => void;
};

/** Shows one cue: its times, its words and its buttons. */
export const CueRow = memo(function CueRow(props: Props) {
  const { index, start, end, text, problem, isPlaying, isLast, isDisabled, lang, onAction } = props;
  const t = useText();
  const number = index + 1;
  const problemId = `cue-${number}-problem`;
  const act = (action: CueAction) => onAction(index, action);
  const button = (label: TextKey, action: CueAction, isOff = false) => (
    <button
      type="button"
      className={styles.button}
      aria-label={t("captionEditor:buttonOfLine", { button: t(label), number })}
      disabled={isDisabled || isOff}
      onClick={() => act(action)}
    >
      {t(label)}
    </button>
  );
  return (
    <li className={styles.row} data-cue={index} data-playing={isPlaying || undefined}>
      <div className={styles.times}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {button("captionEditor:play", { type: "play" })}
        <span className={styles.pair}>
          <TimeField
            label={t("captionEditor:startOfLine", { number })}
            value={start}
            isDisabled={isDisabled}
            onChange={(seconds) => act({ type: "change", change: { start: seconds } })}
          />
          {button("captionEditor:startNow", { type: "startHere" })}
        </span>
        <span className={styles.pair}>
          <TimeField
            label={t("captionEditor:endOfLine", { number })}
            value={end}
            isDisabled={isDisabled}
            onChange={(seconds) => act({ type: "change", change: { end: seconds } })}
          />
          {button("captionEditor:endNow", { type: "endHere" })}
        </span>
      </div>
      <textarea
        className={styles.text}
        rows={Math.max(2, text.split("\n").length)}
        value={text}
        lang={lang}
        dir="auto"
        disabled={isDisabled}
        aria-label={t("captionEditor:wordsOfLine", { number })}
        aria-invalid={problem !== ""}
        aria-describedby={problem ? problemId : undefined}
        onChange={(event) => act({ type: "change", change: { text: event.target.value } })}
        onKeyDown={(event) => onShortcut(event, act)}
      />
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {button("captionEditor:split", { type: "split", position: undefined })}
        {button("captionEditor:joinWithNext", { type: "merge" }, isLast)}
        {button("captionEditor:addAfter", { type: "add" })}
        {button("captionEditor:delete", { type: "remove" })}
      </div>
    </li>
  );
});

/** Handles Ctrl (⌘ on a Mac) with an arrow or Enter: staff keep their hands on the keyboard while the clip plays. */
function onShortcut(event: KeyboardEvent<HTMLTextAreaElement>, act: (action: CueAction) => void): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const action = actionFor(event);
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  act(action);
}

function actionFor({
  key,
  shiftKey,
  currentTarget,
}: KeyboardEvent<HTMLTextAreaElement>): CueAction | undefined {
  if (key === "ArrowUp") return { type: "startHere" };
  if (key === "ArrowDown") return { type: "endHere" };
  if (key === "Enter" && shiftKey) return { type: "split", position: currentTarget.selectionStart };
  return key === "Enter" ? { type: "play" } : undefined;
}

type TimeProps = {
  label: string;
  value: number;
  isDisabled: boolean;
  onChange: (seconds: number) => void;
};

/** Shows a field for a time. The time applies when staff leave the field or press Enter. */
function TimeField({ label, value, isDisabled, onChange }: TimeProps) {
  const t = useText();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const commit = () => {
    if (typed === undefined) return;
    const seconds = parseTypedTime(typed);
    setIsWrong(seconds === null);
    if (seconds === null) return;
    setTyped(undefined);
    onChange(toMilliseconds(seconds));
  };
  return (
    <span className={styles.time}>
      <input
        className={styles.timeInput}
        value={typed ?? shortTime(value)}
        inputMode="decimal"
        autoComplete="off"
        disabled={isDisabled}
        aria-label={isWrong ? t("captionEditor:timeOfFieldFormat", { field: label }) : label}
        aria-invalid={isWrong}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          commit();
        }}
      />
      {isWrong && <span className={styles.problem}>{t("captionEditor:timeFormat")}</span>}
    </span>
  );
}
