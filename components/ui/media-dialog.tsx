"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type RefObject, useState } from "react";
import { NO_MEDIA } from "@/lib/media/media-type";

type MediaDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  src: string;
  type: "image" | "video";
  label: string;
  returnFocusTo: RefObject<HTMLElement | null>;
};

export function MediaDialog({ open, onOpenChange, src, type, label, returnFocusTo }: MediaDialogProps) {
  const [missing, setMissing] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocusTo.current?.focus();
          }}
          className="dialog-rise fixed inset-0 z-50 m-auto h-fit w-fit max-w-[min(72rem,94vw)] text-dusk-100"
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          {missing ? (
            <p className="grid min-h-60 min-w-[min(30rem,90vw)] place-items-center rounded-card bg-dusk-800">
              {NO_MEDIA}
            </p>
          ) : type === "video" ? (
            // eslint-disable-next-line jsx-a11y/media-has-caption -- the provider gives page media without captions
            <video
              src={src}
              controls
              autoPlay
              onError={() => {
                setMissing(true);
              }}
              playsInline
              className="max-h-[82svh] max-w-full rounded-card bg-dusk-950"
            />
          ) : (
            // eslint-disable-next-line @next/next/no-img-element -- shown at its own size, whatever that is
            <img
              src={src}
              onError={() => {
                setMissing(true);
              }}
              alt={label}
              className="max-h-[82svh] max-w-full rounded-card"
            />
          )}
          <Dialog.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-dusk-950/80 hover:bg-dusk-700"
          >
            <X aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
