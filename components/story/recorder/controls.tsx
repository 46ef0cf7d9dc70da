"use client";

import { AudioLines, SwitchCamera } from "lucide-react";
import { Button } from "@/components/ui/button";
import { type Background, BACKGROUNDS } from "@/lib/story/recording/voice";
import { timeText } from "@/lib/utils/text";
import { type Camera, useSoundLevel } from "./use-camera";
import type { useTake } from "./use-take";

const LITTLE_LEFT_SECONDS = 15;

const NAMES = Object.keys(BACKGROUNDS).filter((name): name is Background => name in BACKGROUNDS);

const [FIRST_BACKGROUND = "Evening"] = NAMES;

type BeginningProps = { camera: Camera; isCounting: boolean; onStart: () => void };

export function Beginning({ camera, isCounting, onStart }: BeginningProps) {
  const isVoice = camera.background !== null;
  return (
    <>
      <div className="flex flex-wrap items-end justify-center gap-3">
        {camera.canTurn && !isVoice && (
          <DarkButton
            onClick={() => {
              camera.change({ facing: camera.facing === "user" ? "environment" : "user" });
            }}
            disabled={isCounting}
          >
            <SwitchCamera aria-hidden="true" className="mr-2 size-5" />
            Other camera
          </DarkButton>
        )}
        <DarkButton
          aria-pressed={isVoice}
          onClick={() => {
            camera.change({ background: isVoice ? null : FIRST_BACKGROUND });
          }}
          disabled={isCounting}
        >
          <AudioLines aria-hidden="true" className="mr-2 size-5" />
          Voice only
        </DarkButton>
        {isVoice && (
          <Choice
            label="Picture"
            value={camera.background ?? ""}
            options={NAMES.map((name) => ({ id: name, name }))}
            disabled={isCounting}
            onChoose={(chosen) => {
              camera.change({ background: NAMES.find((name) => name === chosen) ?? FIRST_BACKGROUND });
            }}
          />
        )}
        {camera.microphones.length > 1 && (
          <Choice
            label="Microphone"
            value={camera.microphone ?? camera.microphones[0]?.id ?? ""}
            options={camera.microphones}
            disabled={isCounting}
            onChoose={(microphone) => {
              camera.change({ microphone });
            }}
          />
        )}
      </div>
      <Button size="large" onClick={onStart} disabled={!camera.stream || isCounting}>
        Start
      </Button>
    </>
  );
}

export function LevelMeter({ stream }: { stream: MediaStream | null }) {
  const { level, isSilent } = useSoundLevel(stream);
  return (
    <div className="grid w-full max-w-60 gap-2">
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-dusk-800">
        <div className="h-full bg-lamp-400" style={{ width: `${Math.round(level * 100)}%` }} />
      </div>
      <p role="status" className="text-center text-caption empty:hidden">
        {isSilent && "We hear nothing. Is the microphone covered or switched off?"}
      </p>
    </div>
  );
}

export function Running({ take, longest }: { take: ReturnType<typeof useTake>; longest: number }) {
  const isPaused = take.state === "paused";
  const isBusy = take.state === "finishing" || take.state === "countdown";
  return (
    <>
      <p className="flex items-center gap-2.5 text-lead tabular-nums">
        {!isPaused && <span aria-hidden="true" className="size-3 rounded-full bg-ember-800" />}
        <span>
          {isPaused ? "Paused at " : ""}
          {timeText(Math.min(take.kept, longest))} of {timeText(longest)}
        </span>
      </p>
      <p role="status" className="text-lamp-300 empty:hidden">
        {longest - take.kept <= LITTLE_LEFT_SECONDS && `${LITTLE_LEFT_SECONDS} seconds left`}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <DarkButton onClick={isPaused ? take.goOn : take.pause} disabled={isBusy}>
          {isPaused ? "Go on" : "Pause"}
        </DarkButton>
        <Button size="large" onClick={take.finish} disabled={isBusy}>
          Finish
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
  return (
    <label className="grid gap-1 text-caption">
      {label}
      <select
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
        className="min-h-13 max-w-60 rounded-full bg-dusk-800 px-4"
      >
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
