"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Dialog, DialogClose, DialogTitle } from "@/components/ui/dialog";
import { InlineConfirm } from "@/components/ui/inline-confirm";
import { useWakeLock } from "@/components/ui/use-wake-lock";
import { Button } from "@/components/ui/button";
import type { RecordingSettings } from "@/lib/provider/settings";
import { recordingQuality } from "@/lib/story/recording/quality";
import { measureLine } from "@/lib/story/uploads/line-speed";
import { withOneShape } from "@/lib/story/recording/one-shape";
import { VOICE_BITS_PER_SECOND } from "@/lib/story/recording/voice";
import { usePreferredLanguage } from "@/lib/utils/preferred-language";
import { Beginning, DarkButton, LevelMeter, Running } from "./controls";
import { CannotOpen } from "./device-problem";
import { RecordedAnswers } from "./recorded-answers";
import { useCamera } from "./use-camera";
import { type Recording, useTake } from "./use-take";

type RecorderProps = {
  settings: RecordingSettings;
  opener: RefObject<HTMLButtonElement | null>;
  onRecording: (recording: Recording) => void;
  /** Receives a film from the phone's own camera. */
  onFile: (film: File) => void;
  onClose: () => void;
};

/** Records a story guided by questions. It stays in this browser and is sent at once, but nobody sees it yet. */
export function Recorder({ settings, opener, onRecording, onFile, onClose }: RecorderProps) {
  const t = useTranslations("recorder");
  const camera = useCamera();
  const view = useRef<HTMLVideoElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const isVoice = camera.background !== null;
  const longest = settings.longestSeconds;
  const take = useTake({
    stream: camera.stream,
    recorded: (stream) => (isVoice || !view.current ? stream : withOneShape(stream, view.current)),
    bitsPerSecond: () => (isVoice ? VOICE_BITS_PER_SECOND : recordingQuality().bitsPerSecond),
    longest,
    canReorder: settings.canReorder,
    isHeld: isLeaving,
    onRecording,
    onNothing: () => {
      camera.fail(t("recordsNothing"));
    },
  });
  const isBefore = take.state === "ready" || (take.state === "countdown" && take.kept === 0);
  const fitToLine = useEffectEvent(() => {
    if (isBefore && !isVoice) camera.fit(recordingQuality());
  });
  useEffect(() => {
    void measureLine().then(() => fitToLine());
  }, [camera.stream]);
  useWakeLock(true);
  const close = () => {
    if (take.halt()) setLeaving(true);
    else onClose();
  };
  return (
    <Dialog
      onOpenChange={(isOpen) => !isOpen && close()}
      returnFocusTo={opener}
      onPointerDownOutside={(event) => {
        event.preventDefault();
      }}
      className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-dusk-950 text-dusk-100 sideways:grid-cols-[minmax(0,1fr)_max(17rem,38vw)] sideways:grid-rows-[auto_minmax(0,1fr)]"
    >
      <header className="grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] gap-3 p-3 text-center sideways:col-start-2 sideways:grid-cols-[minmax(0,1fr)_2.75rem] sideways:text-start">
        <div className="col-start-2 row-start-1 self-center sideways:col-start-1">
          <DialogTitle className="text-caption font-semibold sideways:sr-only">{t("title")}</DialogTitle>
          <Question take={take} questions={settings.questions} />
        </div>
        <DialogClose className="col-start-3 row-start-1 bg-dusk-800 hover:bg-dusk-700 sideways:col-start-2" />
      </header>
      <div className="relative min-h-0 sideways:col-start-1 sideways:row-span-2 sideways:row-start-1">
        <Viewfinder view={view} stream={camera.stream} isMirrored={camera.isMirrored} />
      </div>
      <footer className="grid justify-items-center gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:gap-4 sideways:col-start-2 sideways:content-end-safe sideways:gap-2 sideways:overflow-y-auto">
        {isLeaving ? (
          <div className="text-ink">
            <InlineConfirm
              question={t("throwAwayQuestion")}
              no={t("keepIt")}
              yes={t("throwAway")}
              onNo={() => {
                setLeaving(false);
              }}
              onYes={() => {
                take.throwAway();
                onClose();
              }}
            />
          </div>
        ) : isBefore && !camera.stream && camera.problem ? (
          <CannotOpen camera={camera} onFile={onFile} />
        ) : (
          <>
            <LevelMeter stream={camera.stream} />
            {isBefore ? (
              <Beginning camera={camera} isCounting={take.state === "countdown"} onStart={take.start} />
            ) : (
              <>
                <Answers take={take} count={settings.questions.length} canRetake={settings.canLeaveOut} />
                <Running take={take} longest={longest} />
              </>
            )}
            {settings.canLeaveOut && take.state === "paused" && settings.questions.length > 0 && (
              <RecordedAnswers
                take={take}
                canReorder={settings.canReorder}
                textOf={(index) => {
                  const question = settings.questions[index];
                  return question && <QuestionText question={question} />;
                }}
              />
            )}
          </>
        )}
      </footer>
    </Dialog>
  );
}

function show(view: HTMLVideoElement, stream: MediaStream | null): void {
  view.muted = true;
  view.srcObject = stream;
  if (stream) view.play().catch(() => undefined);
}

type ViewfinderProps = {
  view: RefObject<HTMLVideoElement | null>;
  stream: MediaStream | null;
  isMirrored: boolean;
};

function Viewfinder({ view, stream, isMirrored }: ViewfinderProps) {
  const t = useTranslations("recorder");
  useEffect(() => {
    if (view.current) show(view.current, stream);
  }, [view, stream]);
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees
    <video
      ref={view}
      playsInline
      aria-label={t("cameraView")}
      className={`absolute inset-0 size-full object-contain ${isMirrored ? "-scale-x-100" : ""}`}
    />
  );
}

type QuestionProps = {
  take: ReturnType<typeof useTake>;
  questions: RecordingSettings["questions"];
};

/** Shows the question in the language that the visitor reads best, according to the browser. */
function QuestionText({
  question: { text, translations },
}: {
  question: QuestionProps["questions"][number];
}) {
  const own = document.documentElement.lang;
  const language = usePreferredLanguage([own, ...translations.map((translation) => translation.language)]);
  const found =
    language === own ? undefined : translations.find((translation) => translation.language === language);
  return (
    <span lang={found?.language} dir="auto">
      {found?.text ?? text}
    </span>
  );
}

/** Large enough to read at arm's length, and near the camera to draw the eyes there, without covering the picture. */
function Question({ take: { state, question: index, countdown }, questions }: QuestionProps) {
  const question = questions[index];
  return (
    <p
      aria-live="polite"
      className="mx-auto max-w-measure font-display text-title text-balance sideways:text-lead"
    >
      {state === "countdown" ? (
        <span className="text-heading">{countdown}</span>
      ) : (
        question && <QuestionText question={question} />
      )}
    </p>
  );
}

type AnswersProps = { take: QuestionProps["take"]; count: number; canRetake: boolean };

function Answers({ take, count, canRetake }: AnswersProps) {
  const t = useTranslations("recorder");
  if (take.state !== "recording" && take.state !== "paused") return null;
  return (
    <div className="flex flex-wrap justify-center gap-3 empty:hidden">
      {take.question < count - 1 && <Button onClick={take.nextQuestion}>{t("nextQuestion")}</Button>}
      {canRetake && take.canRetake && (
        <DarkButton
          onClick={() => {
            take.retake(take.question);
          }}
        >
          {t(count > 0 ? "sayAnswerAgain" : "sayAgain")}
        </DarkButton>
      )}
    </div>
  );
}
