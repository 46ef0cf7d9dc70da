"use client";

import { type MouseEvent, useRef, useState } from "react";
import { useOnDemand } from "./use-on-demand";

const loadDialog = () => import("./media-dialog");

type MediaLinkProps = { src: string; type: "image" | "video"; label: string; children: React.ReactNode };

/** Opens media in the modal. It is a plain link to the file until its code is there, and when that cannot come. */
export function MediaLink({ src, type, label, children }: MediaLinkProps) {
  const [open, setOpen] = useState(false);
  const [dialog, load] = useOnDemand(loadDialog);
  const link = useRef<HTMLAnchorElement>(null);

  function openModal(event: MouseEvent) {
    event.preventDefault();
    void load().then((loaded) => {
      if (loaded) setOpen(true);
      else window.location.assign(src);
    });
  }

  return (
    <>
      <a
        ref={link}
        href={src}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={openModal}
        className="group relative block aspect-video overflow-hidden rounded-stage bg-dusk-800 shadow-glow"
      >
        {children}
        <span className="sr-only">
          {type === "video" ? `Play video: ${label}` : `Enlarge picture: ${label}`}
        </span>
      </a>
      {dialog && (
        <dialog.MediaDialog
          open={open}
          onOpenChange={setOpen}
          src={src}
          type={type}
          label={label}
          returnFocusTo={link}
        />
      )}
    </>
  );
}
