"use client";

import { useId, useRef } from "react";

import { SmallButton } from "../panel-parts";
import { writeSrt, writeWebVtt } from "../../features/captions/caption-files";
import type { Cue } from "../../features/captions/cue";
import styles from "./cue-editor.module.css";
import { CAPTION_FILES, readChosenCaptions } from "./read-file";

type Props = {
  cues: readonly Cue[];
  lang: string | undefined;
  isDisabled: boolean;
  /** Takes over what a file holds. */
  onImport: (cues: Cue[]) => void;
  /** Says what came of it. */
  onMessage: (message: string) => void;
};

const FORMATS = [
  { label: "WebVTT", extension: "vtt", type: "text/vtt", write: writeWebVtt },
  { label: "SRT", extension: "srt", type: "application/x-subrip", write: writeSrt },
];

/** Brings the lines in from a WebVTT or SRT file, and out into one. */
export function CueFiles({ cues, lang, isDisabled, onImport, onMessage }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  async function importFile(file: File) {
    const { cues: found, notes } = await readChosenCaptions(file);
    if (found.length > 0) onImport(found);
    onMessage(notes.join(" "));
  }

  return (
    <div className={styles.tools}>
      <input
        ref={input}
        id={id}
        type="file"
        accept={CAPTION_FILES}
        hidden
        aria-label="Caption file to import"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can then be chosen again.
          if (file) void importFile(file).finally(() => (target.value = ""));
        }}
      />
      <SmallButton disabled={isDisabled} onClick={() => input.current?.click()}>
        Import WebVTT or SRT
      </SmallButton>
      {FORMATS.map(({ label, extension, type, write }) => (
        <SmallButton
          key={extension}
          disabled={cues.length === 0}
          onClick={() => download(`captions-${lang ?? "new"}.${extension}`, write(cues), type)}
        >
          Download {label}
        </SmallButton>
      ))}
    </div>
  );
}

function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
