"use client";

import { SmallButton } from "../panel-parts";
import { useText } from "../texts/use-text";
import { writeSrt, writeWebVtt } from "../../features/captions/caption-files";
import type { Cue } from "../../features/captions/cue";
import { CaptionFile } from "./caption-file";
import styles from "./cue-editor.module.css";

type Props = {
  cues: readonly Cue[];
  lang: string | undefined;
  isDisabled: boolean;
  /** Takes a file's lines. */
  onImport: (cues: Cue[]) => void;
  /** Shows the result. */
  onMessage: (message: string) => void;
};

const FORMATS = [
  { name: "WebVTT", extension: "vtt", type: "text/vtt", write: writeWebVtt },
  { name: "SRT", extension: "srt", type: "application/x-subrip", write: writeSrt },
];

/** Imports the lines from a WebVTT or SRT file, and exports them to one. */
export function CueFiles({ cues, lang, isDisabled, onImport, onMessage }: Props) {
  const t = useText();
  return (
    <div className={styles.tools}>
      <CaptionFile
        label={t("captionEditor:fileToImport")}
        isDisabled={isDisabled}
        onRead={(found, message) => {
          if (found.length > 0) onImport(found);
          onMessage(message);
        }}
      >
        {t("captionEditor:import")}
      </CaptionFile>
      {FORMATS.map(({ name, extension, type, write }) => (
        <SmallButton
          key={extension}
          disabled={cues.length === 0}
          onClick={() => download(`captions-${lang ?? "new"}.${extension}`, write(cues), type)}
        >
          {t("captionEditor:download", { format: name })}
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
