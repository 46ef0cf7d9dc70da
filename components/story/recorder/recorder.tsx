"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { Dialog, DialogClose, DialogTitle } from "@/components/ui/dialog";
import { InlineConfirm } from "@/components/ui/inline-confirm";
import { useWakeLock } from "@/components/ui/use-wake-lock";
import { Button } from "@/components/ui/button";
import type { RecordingSettings } from "@/lib/provider/settings";
import { recordingQuality } from "@/lib/story/recording/camera";
import { VOICE_BITS_PER_SECOND } from "@/lib/story/recording/voice";
import { usePreferredLanguage } from "@/lib/utils/preferred-language";
import { Beginning, DarkButton, LevelMeter, Running } from "./controls";
import { useCamera } from "./use-camera";
import { EarlierAnswers } from "./earlier-answers";
import { type Recording, useTake } from "./use-take";

type RecorderProps = {
  settings: RecordingSettings;
  opener: RefObject<HTMLButtonElement | null>;
  onRecording: (recording: Recording) => void;
  onClose: () => void;
};

/** Records a story led by questions. It is kept in this browser and sent to the site at once; nobody is shown it yet. */
export function Recorder({ settings, opener, onRecording, onClose }: RecorderProps) {
  const camera = useCamera();
  const isVoice = camera.background !== null;
  const bitsPerSecond = isVoice ? VOICE_BITS_PER_SECOND : recordingQuality().bitsPerSecond;
  const longest = settings.longestSeconds;
  const take = useTake({ stream: camera.stream, bitsPerSecond, longest, onRecording });
  const [isLeaving, setLeaving] = useState(false);
  useWakeLock(true);
  const close = () => {
    if (take.state === "recording") take.pause();
    if (take.kept === 0) onClose();
    else setLeaving(true);
  };
  const isBefore = take.state === "ready" || (take.state === "countdown" && take.kept === 0);
  return (
    <Dialog
      onOpenChange={(isOpen) => !isOpen && close()}
      returnFocusTo={opener}
      onPointerDownOutside={(event) => {
        event.preventDefault();
      }}
      className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-dusk-950 text-dusk-100 sideways:grid-cols-[minmax(0,1fr)_max(17rem,38vw)] sideways:grid-rows-[auto_minmax(0,1fr)]"
    >
      <header className="grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] gap-3 p-3 text-center sideways:col-start-2 sideways:grid-cols-[minmax(0,1fr)_2.75rem] sideways:text-left">
        <div className="col-start-2 row-start-1 self-center sideways:col-start-1">
          <DialogTitle className="text-caption font-semibold sideways:sr-only">Record your story</DialogTitle>
          <Question take={take} questions={settings.questions} />
        </div>
        <DialogClose className="col-start-3 row-start-1 bg-dusk-800 hover:bg-dusk-700 sideways:col-start-2" />
      </header>
      <div className="relative min-h-0 sideways:col-start-1 sideways:row-span-2 sideways:row-start-1">
        <Viewfinder stream={camera.stream} isMirrored={!isVoice && camera.facing === "user"} />
      </div>
      <footer className="grid justify-items-center gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:gap-4 sideways:col-start-2 sideways:content-end-safe sideways:gap-2 sideways:overflow-y-auto">
        {isLeaving ? (
          <div className="text-ink">
            <InlineConfirm
              question="Throw away what you have recorded?"
              no="Keep it"
              yes="Throw it away"
              onNo={() => {
                setLeaving(false);
              }}
              onYes={() => {
                take.throwAway();
                onClose();
              }}
            />
          </div>
        ) : camera.problem ? (
          <div role="alert" className="grid max-w-measure justify-items-center gap-4 text-center">
            <p>{camera.problem}</p>
            <Button onClick={camera.tryAgain}>Try again</Button>
          </div>
        ) : (
          <>
            <LevelMeter stream={camera.stream} />
            {isBefore ? (
              <Beginning camera={camera} isCounting={take.state === "countdown"} onStart={take.start} />
            ) : (
              <>
                <Answers take={take} count={settings.questions.length} canSayAgain={settings.canLeaveOut} />
                <Running take={take} longest={longest} />
              </>
            )}
            {settings.canLeaveOut && take.state === "paused" && take.earlier.length > 0 && (
              <EarlierAnswers
                take={take}
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

function Viewfinder({ stream, isMirrored }: { stream: MediaStream | null; isMirrored: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.muted = true;
    element.srcObject = stream;
    if (stream) element.play().catch(() => undefined);
  }, [stream]);
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees
    <video
      ref={video}
      playsInline
      aria-label="What the camera sees"
      className={`absolute inset-0 size-full object-contain ${isMirrored ? "-scale-x-100" : ""}`}
    />
  );
}

type QuestionProps = {
  take: ReturnType<typeof useTake>;
  questions: RecordingSettings["questions"];
};

/** In the language that the browser's user reads best. */
function QuestionText({
  question: { text, translations },
}: {
  question: QuestionProps["questions"][number];
}) {
  const own = document.documentElement.lang;
  const language = usePreferredLanguage([own, ...translations.map((translation) => translation.language)]);
  const found =
    language === own ? undefined : translations.find((translation) => translation.language === language);
  return <span lang={found?.language}>{found?.text ?? text}</span>;
}

/** As large as a hand away can be read, near the camera, so that people look there; it covers nothing of the picture. */
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

type AnswersProps = { take: QuestionProps["take"]; count: number; canSayAgain: boolean };

function Answers({ take, count, canSayAgain }: AnswersProps) {
  if (take.state !== "recording" && take.state !== "paused") return null;
  return (
    <div className="flex flex-wrap justify-center gap-3 empty:hidden">
      {take.question < count - 1 && <Button onClick={take.nextQuestion}>Next question</Button>}
      {canSayAgain && take.canSayAgain && (
        <DarkButton onClick={take.sayAgain}>
          {count > 0 ? "Say this answer again" : "Say it again"}
        </DarkButton>
      )}
    </div>
  );
}
