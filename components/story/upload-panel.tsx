"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { SendingProgress } from "@/lib/story/uploads/send-video";
import {
  percentOf,
  quarterOf,
  sentPercentOf,
  sizeText,
  timeLeftText,
} from "@/lib/story/uploads/upload-progress";
import { InlineConfirm } from "@/components/ui/inline-confirm";
import type { UploadStage } from "./use-story-upload";

const TITLES = {
  sending: "Uploading your video",
  waiting: "Waiting for a connection…",
  paused: "Paused",
  publishing: "Publishing…",
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
  const reason = isSending ? stage.reason : "";
  const title = reason ? "Waiting…" : TITLES[stage.phase];

  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label="Upload"
      className="grid scroll-mt-32 gap-4 rounded-xl border-2 border-lamp-800 bg-white p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-lead font-semibold">{title}</p>
        <p className="font-semibold tabular-nums">{`${percent}%`}</p>
      </div>
      <ProgressBar
        percent={percent}
        safePercent={isSending ? percentOf(stage.acknowledged, total) : percent}
      />
      {reason && <p>{reason}</p>}
      <span role="status" className="sr-only">
        {stage.phase === "sending" ? `${title}, ${quarterOf(percent)}%` : `${title} ${reason}`.trim()}
      </span>
      {isSending && <Facts progress={stage} total={total} />}
      {isSending && !isConfirmingCancel && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={stage.phase === "paused" ? onResume : onPause} look="secondary">
            {stage.phase === "paused" ? "Resume" : "Pause"}
          </Button>
          <Button
            onClick={() => {
              setConfirmingCancel(true);
            }}
            look="secondary"
          >
            Cancel
          </Button>
        </div>
      )}
      {isSending && isConfirmingCancel && (
        <InlineConfirm
          question="Cancel this upload? We’ll delete what we have received so far."
          no="Continue uploading"
          yes="Cancel the upload"
          onNo={() => {
            setConfirmingCancel(false);
          }}
          onYes={onCancel}
        />
      )}
      <p className="text-caption text-ink-soft">
        Please keep this page open. If you lose your connection, the upload resumes where it stopped.
      </p>
    </div>
  );
}

/** `safePercent` is what the site has acknowledged. */
function ProgressBar({ percent, safePercent }: { percent: number; safePercent: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Upload progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}% sent, ${safePercent}% received`}
      className="relative h-3 overflow-hidden rounded-full bg-ink/15 forced-colors:border"
    >
      <div
        className="absolute inset-y-0 left-0 bg-lamp-400 forced-colors:bg-[GrayText]"
        style={{ width: `${percent}%` }}
      />
      <div
        className="absolute inset-y-0 left-0 bg-lamp-800 forced-colors:bg-[Highlight]"
        style={{ width: `${safePercent}%` }}
      />
    </div>
  );
}

function Facts({ progress, total }: { progress: SendingProgress; total: number }) {
  const { acknowledged, sent, bytesPerSecond } = progress;
  const facts = [
    `${sizeText(sent)} of ${sizeText(total)} sent`,
    bytesPerSecond === null ? "" : `${sizeText(bytesPerSecond)} per second`,
    timeLeftText(total - sent, bytesPerSecond),
  ];
  return (
    <div className="grid gap-1 text-ink-soft tabular-nums">
      <p className="flex gap-2.5">
        <Swatch className="bg-lamp-400" />
        <span>{facts.filter(Boolean).join(" · ")}</span>
      </p>
      <p className="flex gap-2.5">
        <Swatch className="bg-lamp-800" />
        <span>{acknowledged > 0 ? `${sizeText(acknowledged)} safely received` : "Nothing received yet"}</span>
      </p>
    </div>
  );
}

function Swatch({ className }: { className: string }) {
  return <span aria-hidden="true" className={`mt-1.5 size-3 shrink-0 rounded-full ${className}`} />;
}
