"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { percentText, sizeText } from "@/lib/i18n/formats";
import type { SendingProgress } from "@/lib/story/uploads/send-video";
import {
  percentOf,
  quarterOf,
  reasonInWords,
  sentPercentOf,
  timeLeft,
} from "@/lib/story/uploads/upload-progress";
import { InlineConfirm } from "@/components/ui/inline-confirm";
import type { UploadStage } from "./use-story-upload";

const TITLES = {
  sending: "titleSending",
  waiting: "titleWaiting",
  paused: "titlePaused",
  publishing: "titlePublishing",
} as const;

type UploadPanelProps = {
  stage: NonNullable<UploadStage>;
  /** In bytes. */
  total: number;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
};

export function UploadPanel({ stage, total, onPause, onResume, onCancel }: UploadPanelProps) {
  const t = useTranslations("upload");
  const locale = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const [isConfirmingCancel, setConfirmingCancel] = useState(false);
  useEffect(() => {
    const submit = panel.current?.closest("form")?.querySelector<HTMLElement>("[type=submit]");
    panel.current?.focus();
    return () => {
      // A focus inside the panel moves to the submit button, not to the top of the page.
      if (document.activeElement === document.body) submit?.focus();
    };
  }, []);
  const isSending = stage.phase !== "publishing";
  const percent = isSending ? sentPercentOf(stage, total) : 100;
  const reason = isSending && stage.reason ? reasonInWords(t, stage.reason) : "";
  const title = t(reason ? "waiting" : TITLES[stage.phase]);

  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={t("label")}
      className="grid scroll-mt-32 gap-4 rounded-xl border-2 border-lamp-800 bg-white p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-lead font-semibold">{title}</p>
        <p className="font-semibold tabular-nums">{percentText(locale, percent)}</p>
      </div>
      <ProgressBar
        percent={percent}
        safePercent={isSending ? percentOf(stage.acknowledged, total) : percent}
      />
      {reason && <p>{reason}</p>}
      <span role="status" className="sr-only">
        {stage.phase === "sending"
          ? t("status", { title, percent: quarterOf(percent) / 100 })
          : `${title} ${reason}`.trim()}
      </span>
      {isSending && <Facts progress={stage} total={total} />}
      {isSending && !isConfirmingCancel && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={stage.phase === "paused" ? onResume : onPause} look="secondary">
            {t(stage.phase === "paused" ? "resume" : "pause")}
          </Button>
          <Button
            onClick={() => {
              setConfirmingCancel(true);
            }}
            look="secondary"
          >
            {t("cancel")}
          </Button>
        </div>
      )}
      {isSending && isConfirmingCancel && (
        <InlineConfirm
          question={t("cancelQuestion")}
          no={t("cancelNo")}
          yes={t("cancelYes")}
          onNo={() => {
            setConfirmingCancel(false);
          }}
          onYes={onCancel}
        />
      )}
      <p className="text-caption text-ink-soft">{t("keepOpen")}</p>
    </div>
  );
}

/** `safePercent` is what the site has acknowledged. */
function ProgressBar({ percent, safePercent }: { percent: number; safePercent: number }) {
  const t = useTranslations("upload");
  return (
    <div
      role="progressbar"
      aria-label={t("progress")}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={t("progressText", { percent: percent / 100, safePercent: safePercent / 100 })}
      className="relative h-3 overflow-hidden rounded-full bg-ink/15 forced-colors:border"
    >
      <div
        className="absolute inset-y-0 start-0 bg-lamp-400 forced-colors:bg-[GrayText]"
        style={{ width: `${percent}%` }}
      />
      <div
        className="absolute inset-y-0 start-0 bg-lamp-800 forced-colors:bg-[Highlight]"
        style={{ width: `${safePercent}%` }}
      />
    </div>
  );
}

function Facts({ progress, total }: { progress: SendingProgress; total: number }) {
  const t = useTranslations("upload");
  const locale = useLocale();
  const { acknowledged, sent, bytesPerSecond } = progress;
  const left = timeLeft(total - sent, bytesPerSecond);
  const facts = [
    t("sentOf", { sent: sizeText(locale, sent), total: sizeText(locale, total) }),
    bytesPerSecond === null ? "" : t("speed", { size: sizeText(locale, bytesPerSecond) }),
    left && t(left.key, { count: left.count }),
  ];
  return (
    <div className="grid gap-1 text-ink-soft tabular-nums">
      <p className="flex gap-2.5">
        <Swatch className="bg-lamp-400" />
        <span>{facts.filter(Boolean).join(" · ")}</span>
      </p>
      <p className="flex gap-2.5">
        <Swatch className="bg-lamp-800" />
        <span>
          {acknowledged > 0
            ? t("safelyReceived", { size: sizeText(locale, acknowledged) })
            : t("nothingReceived")}
        </span>
      </p>
    </div>
  );
}

function Swatch({ className }: { className: string }) {
  return <span aria-hidden="true" className={`mt-1.5 size-3 shrink-0 rounded-full ${className}`} />;
}
