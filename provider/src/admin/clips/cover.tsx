"use client";

import { type PointerEvent, type RefObject, useId, useRef, useState } from "react";

import { parseTypedTime, shortTime } from "../../features/captions/cue-time";
import { SmallButton } from "../panel-parts";
import { Fold } from "../parts/fold";
import { NOTE, ROW } from "../styles";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";
import { type Ask, Moment } from "./cut";
import type { Clip } from "./use-clip";

type Place = { left: number; top: number; width: number; height: number };

const WHOLE: Place = { left: 0, top: 0, width: 1, height: 1 };

const KINDS = {
  place: "clipPanel:coverPart",
  whole: "clipPanel:coverEverything",
  still: "clipPanel:coverStill",
} as const;

type Kind = keyof typeof KINDS;

const SIDES: Record<keyof Place, TextKey> = {
  left: "clipPanel:fromLeft",
  top: "clipPanel:fromTop",
  width: "clipPanel:width",
  height: "clipPanel:height",
};

type Props = { clip: Clip; isBusy: boolean; onAsk: Ask; video: RefObject<HTMLVideoElement | null> };

/** Lets staff cover a part of the picture, or all of it, for a while. */
export function CoverPicture({ clip, isBusy, onAsk, video }: Props) {
  const t = useText();
  const id = useId();
  const [kind, setKind] = useState<Kind>("place");
  const [start, setStart] = useState(shortTime(0));
  const [end, setEnd] = useState(shortTime(clip.duration ?? 0));
  const [place, setPlace] = useState<Place>({ left: 0.25, top: 0.1, width: 0.5, height: 0.3 });
  const isOff = isBusy || Boolean(clip.task);

  const cover = async () => {
    const still = kind === "still" ? video.current?.currentTime : undefined;
    video.current?.pause();
    const times = { start: parseTypedTime(start), end: parseTypedTime(end) };
    await onAsk("cover", { ...times, ...(kind === "place" ? place : WHOLE), still });
  };

  return (
    <Fold title={t("clipPanel:coverPicture")}>
      <p style={NOTE}>{t("clipPanel:coverHelp")}</p>
      <label htmlFor={id} style={{ display: "block" }}>
        {t("clipPanel:coverWhat")}
      </label>
      <select
        id={id}
        value={kind}
        disabled={isOff}
        onChange={({ target }) => setKind(kindOf(target.value))}
        style={{ maxWidth: "100%" }}
      >
        {Object.entries(KINDS).map(([value, label]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
      {kind === "place" && <PlaceChoice place={place} onChange={setPlace} video={video} isOff={isOff} />}
      <div style={{ ...ROW, marginTop: 12 }}>
        <Moment
          label={t("clipPanel:coveredFrom")}
          hereLabel={t("clipPanel:coveredFromHere")}
          value={start}
          onChange={setStart}
          video={video}
          isOff={isOff}
        />
        <Moment
          label={t("clipPanel:coveredTo")}
          hereLabel={t("clipPanel:coveredToHere")}
          value={end}
          onChange={setEnd}
          video={video}
          isOff={isOff}
        />
        <SmallButton buttonStyle="primary" disabled={isOff} onClick={() => void cover()}>
          {t("clipPanel:cover")}
        </SmallButton>
      </div>
    </Fold>
  );
}

function kindOf(value: string): Kind {
  return value === "whole" || value === "still" ? value : "place";
}

type PlaceChoiceProps = {
  place: Place;
  onChange: (place: Place) => void;
  video: RefObject<HTMLVideoElement | null>;
  isOff: boolean;
};

const PREVIEW_HEIGHT = 280;

/** Shows a rectangle that staff draw over the current picture, or enter in percent. */
function PlaceChoice({ place, onChange, video, isOff }: PlaceChoiceProps) {
  const t = useText();
  const picture = useRef<HTMLCanvasElement>(null);
  const corner = useRef<{ x: number; y: number }>(null);

  function draw(film: HTMLVideoElement) {
    const canvas = picture.current;
    if (!canvas) return;
    canvas.height = PREVIEW_HEIGHT;
    canvas.width = (PREVIEW_HEIGHT * film.videoWidth) / film.videoHeight;
    canvas.getContext("2d")?.drawImage(film, 0, 0, canvas.width, canvas.height);
  }

  function show() {
    const player = video.current;
    if (!player) return;
    player.pause();
    // A player that hasn't started has no picture yet.
    const film = Object.assign(document.createElement("video"), { muted: true, src: player.currentSrc });
    film.addEventListener("seeked", () => draw(film), { once: true });
    film.currentTime = player.currentTime;
  }

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
  }

  function stretch(event: PointerEvent<HTMLElement>) {
    if (!corner.current) return;
    const [from, to] = [corner.current, pointOf(event)];
    const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    onChange({ left, top, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) });
  }

  return (
    <div style={{ marginTop: 12 }}>
      <SmallButton disabled={isOff} onClick={show}>
        {t("clipPanel:draw")}
      </SmallButton>
      <div
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          corner.current = pointOf(event);
        }}
        onPointerMove={stretch}
        onPointerUp={() => (corner.current = null)}
        style={{ position: "relative", width: "fit-content", marginTop: 8, touchAction: "none" }}
      >
        <canvas ref={picture} width={0} height={0} style={{ display: "block", maxWidth: "100%" }} />
        <div style={{ ...boxOf(place), position: "absolute", background: "rgb(0 0 0 / 0.7)" }} />
      </div>
      <div style={{ ...ROW, marginTop: 8 }}>
        {sidesOf(place).map(([side, value]) => (
          <Percent
            key={side}
            label={t(SIDES[side])}
            value={value}
            isOff={isOff}
            onChange={(part) => onChange({ ...place, [side]: part })}
          />
        ))}
      </div>
    </div>
  );
}

function sidesOf({ left, top, width, height }: Place): [keyof Place, number][] {
  return [
    ["left", left],
    ["top", top],
    ["width", width],
    ["height", height],
  ];
}

function boxOf({ left, top, width, height }: Place) {
  const percent = (part: number) => `${part * 100}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}

type PercentProps = { label: string; value: number; isOff: boolean; onChange: (part: number) => void };

function Percent({ label, value, isOff, onChange }: PercentProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} style={{ display: "block" }}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        min={0}
        max={100}
        value={Math.round(value * 100)}
        disabled={isOff}
        onChange={({ target }) => onChange(within(Number(target.value) / 100))}
        style={{ width: 72 }}
      />
    </div>
  );
}
