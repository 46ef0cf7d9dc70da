"use client";

import { Dropzone } from "@payloadcms/ui";
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";

import { type MediaCollection, mediaCollectionOf, mediaExtensions } from "../../lib/files/media-kinds";
import { SmallButton } from "../panel-parts";
import { NOTE, PROBLEM, ROW } from "../styles";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";
import { faultOf, type UploadedMedia, uploadMedia } from "./upload-media";
import { PictureDescription, Sending } from "./upload-steps";

type Props = {
  /** What is accepted: pictures, video clips or either. */
  accepted: MediaCollection[];
  /** The clip or picture whose file is replaced; without it, a new one is created. */
  replaces?: string;
  /** Whether it takes every file pasted into the page. Otherwise, the focus must be in it. */
  isOnlyOne?: boolean;
  /** A file that staff have already chosen. */
  chosen?: File;
  onUploaded: (media: UploadedMedia) => void;
  onCancel?: () => void;
};

type State =
  /** `refused`: what can be sent again. */
  | { step: "choosing"; problem?: string; refused?: { file: File; alt: string } }
  | { step: "describing"; file: File; alt: string }
  | { step: "sending"; file: File; percent: number };

/** Takes a picture or video by button, camera, drop or paste, uploads it and shows the progress. */
export function MediaUploader(props: Props) {
  const { accepted, replaces, isOnlyOne = false, chosen, onUploaded, onCancel } = props;
  const t = useText();
  const [state, setState] = useState<State>({ step: "choosing" });
  const sending = useRef<AbortController>(null);

  useEffect(() => () => sending.current?.abort(), []);
  useWarningOnLeaving(state.step === "sending");

  const send = async (file: File, alt: string) => {
    const collection = mediaCollectionOf(file.name);
    if (!collection) return;
    const controller = new AbortController();
    sending.current = controller;
    setState({ step: "sending", file, percent: 0 });
    const outcome = await uploadMedia({
      t,
      file,
      collection,
      id: replaces,
      data: replaces ? {} : collection === "images" ? { alt } : { title: nameOf(file) },
      onProgress: (percent) => setState({ step: "sending", file, percent }),
      signal: controller.signal,
    });
    const isRefused = outcome.kind === "refused";
    setState({ step: "choosing", ...(isRefused && { problem: outcome.message, refused: { file, alt } }) });
    if (outcome.kind === "stored") onUploaded(outcome.media);
    if (outcome.kind === "cancelled") onCancel?.();
  };

  const take = async (file: File, alt = "") => {
    if (mediaCollectionOf(file.name) === "images") setState({ step: "describing", file, alt });
    else await send(file, alt);
  };

  const choose = async (files: Iterable<File> | null) => {
    const [file] = files ?? [];
    if (!file) return;
    const problem = await faultOf(file, accepted, t);
    if (problem) setState({ step: "choosing", problem });
    else await take(file);
  };
  const begin = useEffectEvent(() => {
    if (chosen) void choose([chosen]);
  });
  useEffect(() => queueMicrotask(begin), []);
  usePastedFiles((files) => {
    if (isOnlyOne && state.step === "choosing") void choose(files);
  });

  if (state.step === "describing") {
    const { file, alt } = state;
    return (
      <PictureDescription
        file={file}
        alt={alt}
        onChange={(changed) => setState({ ...state, alt: changed })}
        onSend={() => void send(file, alt.trim())}
        onCancel={onCancel ?? (() => setState({ step: "choosing" }))}
      />
    );
  }
  if (state.step === "sending") {
    return <Sending file={state.file} percent={state.percent} onCancel={() => sending.current?.abort()} />;
  }
  const { problem, refused } = state;
  const kinds = accepted.flatMap((each) => mediaExtensions[each].map((kind) => `.${kind}`)).join(",");
  return (
    <Dropzone multipleFiles={false} onChange={(files) => void choose(files)}>
      <div style={{ width: "100%", textAlign: "left" }}>
        <div style={ROW}>
          {refused && (
            <SmallButton buttonStyle="primary" onClick={() => void take(refused.file, refused.alt)}>
              {t("media:tryAgain")}
            </SmallButton>
          )}
          <FileButton buttonStyle={refused ? "secondary" : "primary"} accept={kinds} onChoose={choose}>
            {t(labelOf(accepted, replaces !== undefined))}
          </FileButton>
          {accepted.includes("images") && (
            <FileButton className="media-camera" capture="environment" accept="image/*" onChoose={choose}>
              {t("media:takePicture")}
            </FileButton>
          )}
          {onCancel && <SmallButton onClick={onCancel}>{t("media:cancel")}</SmallButton>}
        </div>
        <p style={NOTE}>
          <span className="media-drop">{t("media:drop")}</span>{" "}
          {accepted.includes("clips") && t("media:limit")}
        </p>
        <p role="alert" style={problem ? PROBLEM : undefined}>
          {problem}
        </p>
      </div>
    </Dropzone>
  );
}

type FileButtonProps = Pick<ComponentProps<"input">, "accept" | "capture"> &
  Pick<ComponentProps<typeof SmallButton>, "buttonStyle" | "children" | "className"> & {
    onChoose: (files: Iterable<File> | null) => Promise<void>;
  };

/** Opens the choice of files, or the camera. */
function FileButton({ accept, capture, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <SmallButton {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        hidden
        onChange={({ currentTarget }) => {
          void onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
    </>
  );
}

function labelOf(accepted: MediaCollection[], isReplaced: boolean): TextKey {
  const [only, another] = accepted;
  if (isReplaced) return "media:replaceVideo";
  if (another) return "media:uploadVideoOrPicture";
  return only === "images" ? "media:uploadPicture" : "media:uploadVideo";
}

/** Returns a file's name without its extension. */
function nameOf({ name }: File): string {
  return name.replace(/\.[^.]+$/, "");
}

function useWarningOnLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isSending]);
}

/** Takes files that staff paste, except while they are writing. Payload takes those pasted with the focus in its zone. */
function usePastedFiles(onPaste: (files: File[]) => void): void {
  const take = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    const files = [...(clipboardData?.files ?? [])];
    const isWriting = target instanceof Element && target.closest("input, textarea, [contenteditable]");
    if (files.length > 0 && !isWriting) onPaste(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}
