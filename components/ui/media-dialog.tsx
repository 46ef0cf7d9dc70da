"use client";

import { type ComponentProps, useState } from "react";
import { addressForLine } from "@/lib/video/address-for-line";
import { Dialog, DialogClose, DialogTitle } from "./dialog";

type MediaDialogProps = Pick<ComponentProps<typeof Dialog>, "open" | "onOpenChange" | "returnFocusTo"> & {
  src: string;
  type: "image" | "video";
  label: string;
  /** Shown if the file is missing. */
  missing: string;
};

export function MediaDialog({ src, type, label, missing, ...dialog }: MediaDialogProps) {
  const [isMissing, setMissing] = useState(false);
  const [address] = useState(() => (type === "video" ? addressForLine(src) : src));
  const media = {
    src: address,
    onError: () => {
      setMissing(true);
    },
  };
  return (
    <Dialog
      {...dialog}
      className="dialog-rise fixed inset-0 z-50 m-auto h-fit w-fit max-w-[min(72rem,94vw)] text-dusk-100"
    >
      <DialogTitle className="sr-only">{label}</DialogTitle>
      {isMissing ? (
        <p className="grid min-h-60 min-w-[min(30rem,90vw)] place-items-center rounded-card bg-dusk-800">
          {missing}
        </p>
      ) : type === "video" ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- the provider gives page media without captions
        <video
          {...media}
          controls
          autoPlay
          playsInline
          className="max-h-[82svh] max-w-full rounded-card bg-dusk-950"
        />
      ) : (
        // eslint-disable-next-line @next/next/no-img-element -- shown at its own size, whatever that is
        <img {...media} alt={label} className="max-h-[82svh] max-w-full rounded-card" />
      )}
      <DialogClose className="absolute end-3 top-3 bg-dusk-950/80 hover:bg-dusk-700" />
    </Dialog>
  );
}
