"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FIRST_BACKGROUND } from "@/lib/story/recording/voice";
import { CameraChoice, DarkButton, MicrophoneChoice } from "./controls";
import { OwnCamera } from "./recording-alternatives";
import type { Camera } from "./use-camera";

type CannotOpenProps = { camera: Camera; onFile: (film: File) => void };

/** Explains why nothing can be recorded, and offers every alternative. */
export function CannotOpen({ camera, onFile }: CannotOpenProps) {
  const t = useTranslations("recorder");
  const { failed, background, change } = camera;
  return (
    <div className="grid max-w-measure justify-items-center gap-4 text-center">
      <p role="alert">{camera.problem}</p>
      <div className="flex flex-wrap items-end justify-center gap-3">
        <Button
          onClick={() => {
            change({});
          }}
        >
          {t("tryAgain")}
        </Button>
        {failed.camera !== undefined && (
          <DarkButton
            onClick={() => {
              change({ background: FIRST_BACKGROUND, hasSound: true });
            }}
          >
            {t("voiceOnly")}
          </DarkButton>
        )}
        {failed.microphone !== undefined && (
          <DarkButton
            onClick={() => {
              change({ background: null, hasSound: false });
            }}
          >
            {t("withoutSound")}
          </DarkButton>
        )}
        {background === null && <CameraChoice camera={camera} />}
        <MicrophoneChoice camera={camera} />
      </div>
      <OwnCamera onFile={onFile} />
    </div>
  );
}
