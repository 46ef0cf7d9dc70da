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
      className="fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-dusk-950 text-dusk-100"
    >
      <header className="flex items-center justify-between gap-3 p-3">
        <DialogTitle className="font-semibold">Record your story</DialogTitle>
        <DialogClose className="bg-dusk-800 hover:bg-dusk-700" />
      </header>
      <div className="relative grid min-h-0 place-items-center">
        <Viewfinder stream={camera.stream} isMirrored={!isVoice && camera.facing === "user"} />
        <Question take={take} questions={settings.questions} canSayAgain={settings.canLeaveOut} />
      </div>
      <footer className="grid justify-items-center gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
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
              <Running take={take} longest={longest} />
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
  canSayAgain: boolean;
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

/** As large as a hand away can be read, above the picture. */
function Question({ take, questions, canSayAgain }: QuestionProps) {
  const { state, question: index } = take;
  const question = questions[index];
  const isOn = state === "recording" || state === "paused";
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 grid justify-items-center gap-3 bg-linear-to-b from-dusk-950/85 to-transparent p-4 text-center">
      <p aria-live="polite" className="max-w-measure font-display text-title text-balance">
        {state === "countdown" ? (
          <span className="text-hero">{take.countdown}</span>
        ) : (
          question && <QuestionText question={question} />
        )}
      </p>
      {isOn && (
        <div className="pointer-events-auto flex flex-wrap justify-center gap-3">
          {index < questions.length - 1 && <Button onClick={take.nextQuestion}>Next question</Button>}
          {canSayAgain && take.canSayAgain && (
            <DarkButton onClick={take.sayAgain}>
              {questions.length > 0 ? "Say this answer again" : "Say it again"}
            </DarkButton>
          )}
        </div>
      )}
    </div>
  );
}
