"use client";

import { Camera } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import type { RecordingSettings } from "@/lib/provider/settings";
import { type KeptTake, mayHaveRecordings } from "@/lib/story/recording/kept-take";
import type { RecordedFilm } from "@/lib/story/recording/take";
import { logError } from "@/lib/utils/log";
import { readItem, removeItem, writeItem } from "@/lib/utils/web-storage";

/** Remembers that it was pressed on a page that may not use the camera yet. */
const PRESSED = "recordStory";

const loadRecorder = () => import("./recorder");

const loadAlternatives = () => import("./recording-alternatives");

type RecordNowProps = {
  settings: RecordingSettings;
  hasFilm: boolean;
  onFilm: (recorded: RecordedFilm) => void;
  /** Receives a film from the phone's own camera, if the page can't use it. */
  onFile: (film: File) => void;
};

/** Lets visitors record a video on the page. Loads what it needs when pressed. */
export function RecordNow({ settings, hasFilm, onFilm, onFile }: RecordNowProps) {
  const t = useTranslations("recordNow");
  const button = useRef<HTMLButtonElement>(null);
  const [recorder, load] = useLazyModule(loadRecorder);
  const [alternatives, showAlternatives] = useLazyModule(loadAlternatives);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState("");
  const [cannotRecord, setCannotRecord] = useState(false);
  const [kept, setKept] = useState<KeptTake | null>(null);

  async function open() {
    const camera = await import("@/lib/story/recording/camera").catch(ignore);
    setProblem("");
    if (!camera) setProblem(t("notLoaded"));
    else if (!camera.canRecord()) {
      setCannotRecord(true);
      await showAlternatives();
    } else if (!camera.isAllowedInDocument()) reloadToRecord();
    else if (await load()) setOpen(true);
    else setProblem(t("notLoaded"));
  }

  const offerKept = useEffectEvent(async () => {
    if (!(await mayHaveRecordings())) return;
    const { keptTake } = await import("@/lib/story/recording/slices");
    setKept(await keptTake());
    await showAlternatives();
  });
  const openPressed = useEffectEvent(open);
  useEffect(() => {
    queueMicrotask(() => {
      offerKept().catch((error: unknown) => {
        logError("recordings-not-read", error);
      });
    });
    if (readItem("sessionStorage", PRESSED) === null) return;
    removeItem("sessionStorage", PRESSED);
    queueMicrotask(() => void openPressed());
  }, []);

  return (
    <div className="grid gap-3">
      {alternatives && kept && !hasFilm && (
        <alternatives.KeptRecording
          take={kept}
          onFilm={onFilm}
          onGone={(reason) => {
            setKept(null);
            setProblem(reason);
          }}
        />
      )}
      <Button ref={button} look="secondary" size="large" onClick={() => void open()} className="gap-2.5">
        <Camera aria-hidden="true" className="size-5" />
        <span>{t(hasFilm ? "again" : "record")}</span>
      </Button>
      <p role="alert" className="text-ember-800 empty:hidden">
        {problem || (cannotRecord && t("cannotRecord"))}
      </p>
      {alternatives && cannotRecord && <alternatives.OwnCamera onFile={onFile} />}
      {recorder && isOpen && (
        <recorder.Recorder
          settings={settings}
          opener={button}
          onRecording={({ wasInterrupted, ...recording }) => {
            setOpen(false);
            setKept(null);
            if (wasInterrupted) setProblem(t("interrupted"));
            onFilm(recording);
          }}
          onFile={(film) => {
            setOpen(false);
            onFile(film);
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

/** The form also works without a connection. */
const ignore = () => undefined;

/** Only the page's own document may use the camera; after following a link, the visitor is still in another page's. */
function reloadToRecord(): void {
  writeItem("sessionStorage", PRESSED, "1");
  window.location.reload();
}
