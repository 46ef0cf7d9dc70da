"use client";

import { Dropzone } from "@payloadcms/ui";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

import { type MediaCollection, mediaCollectionOf, mediaExtensions } from "../../lib/files/media-kinds";
import { SmallButton } from "../panel-parts";
import { MEDIA_BOX, NOTE, PROBLEM, ROW } from "../styles";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";
import { faultOf, type UploadedMedia, uploadMedia } from "./upload-media";

type Props = {
  /** What is accepted: pictures, video clips or either. */
  accepted: MediaCollection[];
  /** The clip or picture whose file is replaced; without it, a new one is created. */
  replaces?: string;
  /** A new clip's title, if staff have entered one; otherwise the file's name. */
  title?: string;
  onUploaded: (media: UploadedMedia) => void;
  /** Alternatives, such as choosing an existing file. */
  children?: ReactNode;
};

type State =
  | { step: "choosing"; problem?: string }
  | { step: "describing"; file: File; alt: string }
  | { step: "sending"; file: File; alt: string; percent: number }
  | { step: "failed"; file: File; alt: string; problem: string };

/** Takes a picture or video by button or drop, uploads it to its collection and shows the progress. */
export function MediaUploader({ accepted, replaces, title, onUploaded, children }: Props) {
  const t = useText();
  const [state, setState] = useState<State>({ step: "choosing" });
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const label = t(labelOf(accepted, replaces !== undefined));

  useEffect(() => () => sending.current?.abort(), []);
  useWarningOnLeaving(state.step === "sending");

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const problem = await faultOf(file, accepted, t);
    if (problem) setState({ step: "choosing", problem });
    else if (mediaCollectionOf(file.name) === "images" && !replaces)
      setState({ step: "describing", file, alt: "" });
    else await send(file, "");
  };

  const send = async (file: File, alt: string) => {
    const collection = mediaCollectionOf(file.name);
    if (!collection) return;
    const controller = new AbortController();
    sending.current = controller;
    setState({ step: "sending", file, alt, percent: 0 });
    const outcome = await uploadMedia({
      t,
      file,
      collection,
      id: replaces,
      data: replaces ? {} : collection === "images" ? { alt } : { title: title?.trim() || nameOf(file) },
      onProgress: (percent) => setState({ step: "sending", file, alt, percent }),
      signal: controller.signal,
    });
    if (outcome.kind === "refused") setState({ step: "failed", file, alt, problem: outcome.message });
    else setState({ step: "choosing" });
    if (outcome.kind === "stored") onUploaded(outcome.media);
  };

  if (state.step === "describing") {
    const { file, alt } = state;
    return (
      <PictureDescription
        file={file}
        alt={alt}
        onChange={(changed) => setState({ ...state, alt: changed })}
        onSend={() => void send(file, alt.trim())}
        onCancel={() => setState({ step: "choosing" })}
      />
    );
  }
  if (state.step === "sending") {
    return (
      <Sending name={state.file.name} percent={state.percent} onCancel={() => sending.current?.abort()} />
    );
  }
  const { problem } = state;
  return (
    <div>
      <Dropzone onChange={(files) => void choose(files[0])}>
        <div style={{ width: "100%", textAlign: "left" }}>
          <div style={ROW}>
            {state.step === "failed" && (
              <SmallButton buttonStyle="primary" onClick={() => void send(state.file, state.alt)}>
                {t("media:tryAgain")}
              </SmallButton>
            )}
            <SmallButton
              buttonStyle={state.step === "failed" ? "secondary" : "primary"}
              onClick={() => input.current?.click()}
            >
              {label}
            </SmallButton>
            {children}
          </div>
          <input
            ref={input}
            type="file"
            hidden
            accept={accepted.flatMap((each) => mediaExtensions[each].map((kind) => `.${kind}`)).join(",")}
            onChange={({ currentTarget }) => {
              void choose(currentTarget.files?.[0]);
              currentTarget.value = "";
            }}
          />
          <p style={NOTE}>{t("media:drop")}</p>
          <p role="alert" style={problem ? PROBLEM : undefined}>
            {problem}
          </p>
        </div>
      </Dropzone>
    </div>
  );
}

type DescriptionProps = {
  file: File;
  alt: string;
  onChange: (alt: string) => void;
  onSend: () => void;
  onCancel: () => void;
};

/** Asks what a picture shows, which every picture needs. */
function PictureDescription({ file, alt, onChange, onSend, onCancel }: DescriptionProps) {
  const t = useText();
  const id = useId();
  const isReady = alt.trim() !== "";
  return (
    <div style={MEDIA_BOX}>
      <div className="field-type text">
        <label className="field-label" htmlFor={id}>
          {t("media:describe", { name: file.name })}
        </label>
        <input
          id={id}
          type="text"
          value={alt}
          autoFocus
          aria-describedby={`${id}-help`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Don't save the surrounding record's form yet.
            event.preventDefault();
            if (isReady) onSend();
          }}
        />
        <p id={`${id}-help`} style={NOTE}>
          {t("media:describeHelp")}
        </p>
      </div>
      <div style={ROW}>
        <SmallButton buttonStyle="primary" disabled={!isReady} onClick={onSend}>
          {t("media:upload")}
        </SmallButton>
        <SmallButton onClick={onCancel}>{t("media:cancel")}</SmallButton>
      </div>
    </div>
  );
}

type SendingProps = { name: string; percent: number; onCancel: () => void };

function Sending({ name, percent, onCancel }: SendingProps) {
  const t = useText();
  const id = useId();
  return (
    <div style={MEDIA_BOX}>
      <p id={id} style={{ margin: "0 0 8px", overflowWrap: "anywhere" }}>
        {percent < 100 ? t("media:sending", { name, percent }) : t("media:arrived", { name })}
      </p>
      <progress aria-labelledby={id} max={100} value={percent} style={{ width: "100%", height: 12 }} />
      <div style={{ ...ROW, marginTop: 12 }}>
        <SmallButton onClick={onCancel}>{t("media:cancel")}</SmallButton>
        <span style={NOTE}>{t("media:stay")}</span>
      </div>
    </div>
  );
}

function labelOf(accepted: MediaCollection[], isReplaced: boolean): TextKey {
  const [only, another] = accepted;
  if (another) return isReplaced ? "media:replaceVideoOrPicture" : "media:uploadVideoOrPicture";
  if (only === "images") return isReplaced ? "media:replacePicture" : "media:uploadPicture";
  return isReplaced ? "media:replaceVideo" : "media:uploadVideo";
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
