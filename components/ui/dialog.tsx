"use client";

import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps, RefObject } from "react";
import { useCloseRequest } from "./use-close-request";

type DialogProps = ComponentProps<typeof Radix.Content> & {
  open?: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that opened it: the dialog's script may load after the press, so Radix knows no trigger. */
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** Shows a modal dialog. Load it when it is first needed, since pages can be read without it. */
export function Dialog({ open = true, onOpenChange, returnFocusTo, ...content }: DialogProps) {
  useCloseRequest(open, () => {
    onOpenChange(false);
  });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-overlay" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocusTo.current?.focus();
          }}
          {...content}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

export const SHEET_STYLE =
  "dialog-rise fixed inset-0 z-50 m-auto h-fit max-h-[94svh] w-[min(26rem,94vw)] overflow-y-auto rounded-card bg-linen-50 p-6 text-ink";

export const DialogTitle = Radix.Title;

type DialogCloseProps = { label?: string; className: string };

export function DialogClose({ label, className }: DialogCloseProps) {
  const t = useTranslations("ui");
  return (
    <Radix.Close
      aria-label={label ?? t("close")}
      className={`grid size-11 place-items-center rounded-full ${className}`}
    >
      <X aria-hidden="true" />
    </Radix.Close>
  );
}
