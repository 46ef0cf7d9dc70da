"use client";

import { Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { PlainForm } from "@/components/ui/link";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import { paths } from "@/lib/paths";
import type { Shared } from "./share-ways";

const loadSheet = () => import("./share-sheet");

type ShareButtonProps = { shared: Shared; className: string; children?: ReactNode };

/** Opens the ways to share; until its script has loaded, it links to a page with them. */
export function ShareButton({ shared, className, children }: ShareButtonProps) {
  const t = useTranslations("share");
  const [sheet, fetchSheet] = useLazyModule(loadSheet);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <PlainForm
      action={paths.share(shared.kind, shared.name)}
      onSubmit={(event) => {
        const form = event.currentTarget;
        event.preventDefault();
        void fetchSheet().then((isThere) => (isThere ? setOpen(true) : form.submit()));
      }}
    >
      <button ref={button} type="submit" aria-label={t("share")} className={className}>
        <Share2 className="size-5" aria-hidden="true" />
        {children}
      </button>
      {sheet && isOpen && <sheet.ShareSheet shared={shared} onOpenChange={setOpen} returnFocusTo={button} />}
    </PlainForm>
  );
}
