"use client";

import { AudioLines } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { deviceOf } from "@/lib/story/recording/camera";
import { type Background, BACKGROUNDS, FIRST_BACKGROUND } from "@/lib/story/recording/voice";
import { timeText } from "@/lib/utils/text";
import type { Camera } from "./use-camera";
import { useSoundLevel } from "./use-sound-level";
import type { useTake } from "./use-take";

const LITTLE_LEFT_SECONDS = 15;

const NAMES = Object.keys(BACKGROUNDS).filter((name): name is Background => name in BACKGROUNDS);

/** No browser uses this id for a microphone. */
const NO_SOUND = "";

type BeginningProps = { camera: Camera; isCounting: boolean; onStart: () => void };

export function Beginning({ camera, isCounting, onStart }: BeginningProps) {
  const t = useTranslations("recorder");
  const { asked, background, change } = camera;
  const isVoice = background !== null;
  return (
    <>
      <p role="status" className="max-w-measure text-center empty:hidden">
        {asked.length > 0 ? t("asks", { device: deviceOf(asked) }) : camera.problem}
      </p>
      <div className="flex flex-wrap items-end justify-center gap-3 sideways:w-full sideways:gap-2">
        <DarkButton
          aria-pressed={isVoice}
          onClick={() => {
            change({ background: isVoice ? null : FIRST_BACKGROUND });
          }}
          disabled={isCounting}
        >
          <AudioLines aria-hidden="true" className="me-2 size-5" />
          <span>{t("voiceOnly")}</span>
        </DarkButton>
        {!isVoice && <CameraChoice camera={camera} disabled={isCounting} />}
        {isVoice && (
          <Choice
            label={t("picture")}
            value={background}
            options={NAMES.map((name) => ({ id: name, name: t(`background${name}`) }))}
            disabled={isCounting}
            onChoose={(chosen) => {
              change({ background: NAMES.find((name) => name === chosen) ?? FIRST_BACKGROUND });
            }}
          />
        )}
        <MicrophoneChoice camera={camera} disabled={isCounting} />
        {camera.problem && (
          <DarkButton
            onClick={() => {
              change({});
            }}
            disabled={isCounting}
          >
            {t("tryAgain")}
          </DarkButton>
        )}
      </div>
      <Button size="large" onClick={onStart} disabled={!camera.stream || isCounting}>
        {t("start")}
      </Button>
    </>
  );
}

type DeviceChoiceProps = { camera: Camera; disabled?: boolean };

export function CameraChoice({ camera: { devices, used, change }, disabled = false }: DeviceChoiceProps) {
  const t = useTranslations("recorder");
  if (devices.camera.length < (used.camera ? 2 : 1)) return null;
  return (
    <Choice
      label={t("camera")}
      value={used.camera}
      options={devices.camera}
      disabled={disabled}
      onChoose={(camera) => {
        change({ camera });
      }}
    />
  );
}

export function MicrophoneChoice({ camera, disabled = false }: DeviceChoiceProps) {
  const t = useTranslations("recorder");
  const { devices, used, background, change } = camera;
  const noSound = { id: NO_SOUND, name: t("noSound") };
  const options = background === null ? [...devices.microphone, noSound] : devices.microphone;
  if (devices.microphone.length === 0 || options.length < 2) return null;
  return (
    <Choice
      label={t("microphone")}
      value={used.microphone}
      options={options}
      disabled={disabled}
      onChoose={(microphone) => {
        change({ microphone: microphone || null, hasSound: microphone !== NO_SOUND });
      }}
    />
  );
}

export function LevelMeter({ stream }: { stream: MediaStream | null }) {
  const t = useTranslations("recorder");
  const { level, isSilent } = useSoundLevel(stream);
  if (stream?.getAudioTracks().length === 0) return null;
  return (
    <div className="grid w-full max-w-60 gap-2">
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-dusk-800">
        <div className="h-full bg-lamp-400" style={{ width: `${Math.round(level * 100)}%` }} />
      </div>
      <p role="status" className="text-center text-caption empty:hidden">
        {isSilent && t("silent")}
      </p>
    </div>
  );
}

export function Running({ take, longest }: { take: ReturnType<typeof useTake>; longest: number }) {
  const t = useTranslations("recorder");
  const isPaused = take.state === "paused";
  const isBusy = take.state === "finishing" || take.state === "countdown";
  return (
    <>
      <p className="flex items-center gap-2.5 text-lead tabular-nums">
        {!isPaused && <span aria-hidden="true" className="size-3 rounded-full bg-ember-800" />}
        <span>
          {t(isPaused ? "clockPaused" : "clock", {
            time: timeText(Math.min(take.kept, longest)),
            longest: timeText(longest),
          })}
        </span>
      </p>
      <p role="status" className="text-lamp-300 empty:hidden">
        {longest - take.kept <= LITTLE_LEFT_SECONDS && t("secondsLeft", { seconds: LITTLE_LEFT_SECONDS })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <DarkButton onClick={isPaused ? take.resume : take.pause} disabled={isBusy}>
          {t(isPaused ? "continue" : "pause")}
        </DarkButton>
        <Button size="large" onClick={take.finish} disabled={isBusy}>
          {t("finish")}
        </Button>
      </div>
    </>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: { id: string; name: string }[];
  disabled: boolean;
  onChoose: (id: string) => void;
};

function Choice({ label, value, options, disabled, onChoose }: ChoiceProps) {
  const t = useTranslations("recorder");
  return (
    <label className="grid gap-1 text-caption sideways:w-[calc(50%-0.25rem)]">
      <span>{label}</span>
      <select
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
        className="min-h-13 max-w-60 rounded-full bg-dusk-800 px-4 sideways:min-h-11 sideways:w-full sideways:px-3"
      >
        {!options.some(({ id }) => id === value) && <option value={value}>{t("chooseOne")}</option>}
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function DarkButton(props: React.ComponentProps<"button">) {
  return (
    <button
      type="button"
      className="inline-flex min-h-13 items-center rounded-full bg-dusk-800 px-5 font-semibold hover:bg-dusk-700 disabled:opacity-60 aria-pressed:outline-2 aria-pressed:outline-lamp-400"
      {...props}
    />
  );
}
