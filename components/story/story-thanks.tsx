"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { NextSteps } from "@/components/forms/next-steps";
import { Button } from "@/components/ui/button";
import { MessageBox } from "@/components/ui/message-box";
import { paths } from "@/lib/paths";

type StoryThanksProps = { message: string; onAnother: () => void };

/** Replaces the form once a story was sent; meanwhile `app/globals.css` hides the page's title. */
export function StoryThanks({ message, onAnother }: StoryThanksProps) {
  const t = useTranslations("storyThanks");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="in-place-of-page grid justify-items-start gap-8">
      <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {t("title")}
      </h1>
      <div role="status" className="w-full">
        <MessageBox kind="success">
          <p className="font-semibold">{message}</p>
          <NextSteps
            ways={[
              { href: paths.reels, label: t("watchStories") },
              { href: paths.home, label: t("home") },
            ]}
          >
            {t("watchFirst")}
          </NextSteps>
        </MessageBox>
      </div>
      <section aria-labelledby="what-happens-next">
        <h2 id="what-happens-next" className="text-title">
          {t("next")}
        </h2>
        <ol className="mt-4 list-decimal space-y-3 ps-6">
          <li>{t("arrived")}</li>
          <li>{t("review")}</li>
          <li>{t("reply")}</li>
          <li>{t("withdraw")}</li>
        </ol>
      </section>
      <Button
        look="secondary"
        size="large"
        onClick={() => {
          document.querySelector("main")?.focus();
          onAnother();
        }}
      >
        {t("another")}
      </Button>
    </div>
  );
}
