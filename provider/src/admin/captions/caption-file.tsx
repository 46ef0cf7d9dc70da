"use client";

import { type ReactNode, useId, useRef, useState } from "react";

import { decodeAs, decodeCaptions, ENCODING_CHOICES } from "../../features/captions/caption-encodings";
import { CAPTION_FILE_MAX_BYTES, readCaptionFile } from "../../features/captions/caption-files";
import type { Cue } from "../../features/captions/cue";
import { SmallButton } from "../panel-parts";
import { useText } from "../texts/use-text";
import styles from "./cue-editor.module.css";

/** How many lines staff preview before they use a file with a guessed encoding. */
const PREVIEW_LINES = 3;

/** Characters that differ between encodings. */
const NOT_ASCII = /[^\u0000-\u007f]/;

/** A file that does not declare its encoding. */
type Guessed = { name: string; bytes: Uint8Array; encoding: string };

type Props = {
  /** The hidden input's label. */
  label: string;
  isDisabled?: boolean;
  /** Takes the lines of a file, none if it can't be read, and a message about the result. */
  onRead: (cues: Cue[], message: string) => void;
  /** The button's text. */
  children: ReactNode;
};

/** Shows a button that reads a WebVTT or SRT file. Staff preview the first lines if the file's encoding is unknown. */
export function CaptionFile({ label, isDisabled = false, onRead, children }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [guessed, setGuessed] = useState<Guessed>();

  function finish(name: string, text: string) {
    const { cues, notes } = readCaptionFile(text);
    const message = t("captionEditor:fileRead", { name, count: cues.length });
    setGuessed(undefined);
    onRead(cues, [message, ...notes].join(" "));
  }

  async function read(file: File) {
    setGuessed(undefined);
    if (file.size > CAPTION_FILE_MAX_BYTES) {
      onRead([], t("captionEditor:fileTooLarge", { name: file.name }));
      return;
    }
    const content = await file.arrayBuffer().catch(() => undefined);
    if (!content) {
      onRead([], t("captionEditor:fileUnreadable", { name: file.name }));
      return;
    }
    const bytes = new Uint8Array(content);
    const { text, encoding, isGuess } = await decodeCaptions(bytes);
    const isInDoubt = isGuess && readCaptionFile(text).cues.some((cue) => NOT_ASCII.test(cue.text));
    if (isInDoubt) setGuessed({ name: file.name, bytes, encoding });
    else finish(file.name, text);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets staff choose the same file again.
          if (file) void read(file).finally(() => (target.value = ""));
        }}
      />
      <SmallButton disabled={isDisabled} onClick={() => input.current?.click()}>
        {children}
      </SmallButton>
      {guessed && (
        <Guess
          guessed={guessed}
          isDisabled={isDisabled}
          onChange={(encoding) => setGuessed({ ...guessed, encoding })}
          onUse={() => finish(guessed.name, decodeAs(guessed.bytes, guessed.encoding))}
          onCancel={() => setGuessed(undefined)}
        />
      )}
    </>
  );
}

type GuessProps = {
  guessed: Guessed;
  isDisabled: boolean;
  onChange: (encoding: string) => void;
  onUse: () => void;
  onCancel: () => void;
};

function Guess({ guessed: { name, bytes, encoding }, isDisabled, onChange, onUse, onCancel }: GuessProps) {
  const t = useText();
  const id = useId();
  const { cues } = readCaptionFile(decodeAs(bytes, encoding));
  const telling = cues.filter(({ text }) => NOT_ASCII.test(text)).slice(0, PREVIEW_LINES);
  return (
    <fieldset className={styles.guess}>
      <legend>{t("captionEditor:linesLookRight", { name })}</legend>
      {telling.map(({ text }, index) => (
        <p key={index} dir="auto">
          {text}
        </p>
      ))}
      <label htmlFor={id}>{t("captionEditor:encoding")}</label>
      <select id={id} value={encoding} onChange={({ target }) => onChange(target.value)}>
        {ENCODING_CHOICES.map((choice) => (
          <option key={choice.encoding} value={choice.encoding}>
            {choice.name}
          </option>
        ))}
      </select>
      <div className={styles.tools}>
        <SmallButton disabled={isDisabled || cues.length === 0} onClick={onUse}>
          {t("captionEditor:useLines")}
        </SmallButton>
        <SmallButton onClick={onCancel}>{t("captionEditor:cancel")}</SmallButton>
      </div>
    </fieldset>
  );
}
