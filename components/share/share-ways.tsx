"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TEXT_LINK } from "@/components/ui/nav-link";
import { notifyFailure, notifySuccess, TOAST_DURATION_MS } from "@/components/ui/toasts";
import { paths } from "@/lib/paths";
import type { ShareCardKind } from "@/lib/seo/site-url";
import { useHydrated } from "@/lib/utils/hooks";
import { countShare } from "@/lib/video/may-count";

export type Shared = {
  title: string;
  /** The kind of thing, as in the addresses of its pictures. */
  kind: ShareCardKind;
  name: string;
  /** The full address, or a path on this site. */
  url: string;
};

const POSTER_SIZES = ["a5", "a3"] as const;

/** In pixels. */
const CODE_SIZE = 208;

/** Shows the link, its QR code, and posters with it. */
export function ShareWays({ shared }: { shared: Shared }) {
  const t = useTranslations("share");
  const { title, kind, name } = shared;
  const canSend = useHydrated() && "share" in navigator;
  const count = () => {
    if (kind === "videos") countShare(name);
  };

  async function send() {
    try {
      await navigator.share({ title, url: urlOf(shared) });
      count();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(urlOf(shared));
      count();
      notifySuccess(t("copied"), TOAST_DURATION_MS.short);
    } catch {
      notifyFailure(t("notCopied"), TOAST_DURATION_MS.short);
    }
  }

  return (
    <div className="grid justify-items-start gap-5">
      <div className="flex flex-wrap gap-3 noscript:hidden">
        {canSend && <Button onClick={() => void send()}>{t("send")}</Button>}
        <Button look={canSend ? "secondary" : "primary"} onClick={() => void copy()}>
          {t("copy")}
        </Button>
      </div>
      {/* eslint-disable-next-line @next/next/no-img-element -- a drawing, which has every size */}
      <img
        src={paths.qrPicture(kind, name)}
        alt={t("qrCode")}
        width={CODE_SIZE}
        height={CODE_SIZE}
        className="rounded-xl bg-white"
      />
      <p className="flex flex-wrap items-center gap-x-5">
        <span>{t("poster")}</span>
        {POSTER_SIZES.map((size) => (
          <a
            key={size}
            href={paths.poster(kind, name, size)}
            className={`inline-flex min-h-11 items-center ${TEXT_LINK}`}
          >
            <span>
              {t.rich("pdf", {
                size: size.toUpperCase(),
                hidden: (text) => <span className="sr-only">{text}</span>,
              })}
            </span>
          </a>
        ))}
      </p>
    </div>
  );
}

function urlOf({ url }: Shared): string {
  return new URL(url, window.location.href).href;
}
