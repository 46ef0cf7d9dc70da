"use client";

import { type CSSProperties, useCallback, useId } from "react";

import { mediaCollectionOf } from "../../lib/files/media-kinds";
import { LineInput } from "../fields/line-input";
import { SmallButton } from "../panel-parts";
import { MEDIA_BOX, NOTE, ROW } from "../styles";
import { useText } from "../texts/use-text";

type DescriptionProps = {
  file: File;
  alt: string;
  onChange: (alt: string) => void;
  onSend: () => void;
  onCancel: () => void;
};

/** Shows a picture that was just chosen, and asks what it shows, which every picture needs. */
export function PictureDescription({ file, alt, onChange, onSend, onCancel }: DescriptionProps) {
  const t = useText();
  const id = useId();
  const isReady = alt.trim() !== "";
  return (
    <div style={MEDIA_BOX}>
      <Preview file={file} />
      <LineInput
        label={t("media:describe", { name: file.name })}
        value={alt}
        autoFocus
        aria-describedby={id}
        onChange={onChange}
        onEnter={() => isReady && onSend()}
      />
      <p id={id} style={{ ...NOTE, margin: "0 0 12px" }}>
        {t("images:altHelp")}
      </p>
      <div style={ROW}>
        <SmallButton buttonStyle="primary" disabled={!isReady} onClick={onSend}>
          {t("media:upload")}
        </SmallButton>
        <SmallButton onClick={onCancel}>{t("media:cancel")}</SmallButton>
      </div>
    </div>
  );
}

type SendingProps = { file: File; percent: number; onCancel: () => void };

/** Shows how much of a file has been sent. */
export function Sending({ file, percent, onCancel }: SendingProps) {
  const t = useText();
  const { name } = file;
  const id = useId();
  return (
    <div style={MEDIA_BOX}>
      <Preview file={file} />
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

const PREVIEW: CSSProperties = { display: "block", maxWidth: "100%", maxHeight: 240, marginBottom: 16 };

/** Shows a picture from this device, before any of it is sent. */
function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  if (mediaCollectionOf(file.name) !== "images") return null;
  // eslint-disable-next-line @next/next/no-img-element -- a file of this device
  return <img ref={show} alt="" style={PREVIEW} />;
}
