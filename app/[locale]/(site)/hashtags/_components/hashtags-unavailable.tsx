"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { buttonStyle } from "@/components/ui/button";
import { PlainLink } from "@/components/ui/link";
import { ButtonLink } from "@/components/ui/nav-link";
import { notifyFailure, TOAST_DURATION_MS } from "@/components/ui/toasts";
import { WithSearchParams } from "@/components/ui/with-search-params";
import { paths } from "@/lib/paths";

/** A retry is a full page load, which works without JavaScript. */
export function HashtagsUnavailable({ query }: { query: string }) {
  const t = useTranslations("hashtags");
  const notices = useTranslations("notices");
  const isNotified = useRef(false);
  useEffect(() => {
    if (isNotified.current) return;
    isNotified.current = true;
    notifyFailure(t("failed"), TOAST_DURATION_MS.short);
  }, [t]);

  return (
    <div className="rounded-stage border border-ink/15 bg-white p-8 text-center md:p-12">
      <p className="font-display text-title">{t("failed")}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <WithSearchParams query={query}>
          {(choice) => (
            <PlainLink
              href={`${paths.hashtags}${choice.size > 0 ? `?${choice.toString()}` : ""}`}
              className={buttonStyle({})}
            >
              {notices("tryAgain")}
            </PlainLink>
          )}
        </WithSearchParams>
        <ButtonLink href={paths.reels} look="secondary">
          {t("watchAll")}
        </ButtonLink>
      </div>
    </div>
  );
}
