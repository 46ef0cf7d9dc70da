"use client";

import { useEffect, useRef } from "react";

import { MediaUploader } from "../media/media-uploader";
import styles from "../parts/dialog.module.css";
import { useText } from "../texts/use-text";

type Props = {
  file: File;
  /** Receives the stored picture's id; `""` if staff cancel. */
  onClose: (id: string) => void;
};

/** Shows a picture, asks what it shows and uploads it. */
export function PictureDialog({ file, onClose }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (id: string) => dialog.current?.close(id);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t("media:uploadPicture")}
      onClose={({ currentTarget }) => onClose(currentTarget.returnValue)}
    >
      <MediaUploader
        accepted={["images"]}
        chosen={file}
        onUploaded={({ id }) => close(id)}
        onCancel={() => close("")}
      />
    </dialog>
  );
}
