"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { deviceProblem } from "@/lib/story/recording/camera";
import {
  type DeviceKind,
  type Failed,
  isPermissionAsked,
  listDevices,
  openDevices,
} from "@/lib/story/recording/devices";
import { pictureConstraints, type Quality } from "@/lib/story/recording/quality";
import { type Background, FIRST_BACKGROUND, withPicture } from "@/lib/story/recording/voice";
import type { Words } from "@/lib/i18n/words";
import { logError } from "@/lib/utils/log";

type Choice = Record<DeviceKind, string | null> & {
  /** Someone who signs needs none. */
  hasSound: boolean;
  /** `null` means the camera. */
  background: Background | null;
};

type Opened = { stream: MediaStream | null; failed: Failed; background: Background | null };

const FIRST_CHOICE: Choice = { camera: null, microphone: null, hasSound: true, background: null };

const NO_DEVICES: Awaited<ReturnType<typeof listDevices>> = { camera: [], microphone: [] };

export type Camera = ReturnType<typeof useCamera>;

/** Opens the camera and the microphone, or whichever of them works, while the component is mounted. */
export function useCamera() {
  const t = useTranslations("recorder");
  const [choice, setChoice] = useState(FIRST_CHOICE);
  /** `null` while they are opening. */
  const [opened, setOpened] = useState<Opened | null>(null);
  const [devices, setDevices] = useState(NO_DEVICES);
  const [isAsking, setAsking] = useState(false);
  /** The device that was disconnected. */
  const [lost, setLost] = useState<DeviceKind | null>(null);
  /** Why nothing can be recorded although the devices opened. */
  const [failure, setFailure] = useState("");

  const list = useEffectEvent(async () => {
    setDevices(await listDevices(t));
  });
  useEffect(() => {
    if (failure) return;
    const closed = new AbortController();
    const { signal } = closed;
    const wanted = wantedOf(choice);
    void isPermissionAsked(wanted).then((isAsked) => {
      if (!signal.aborted) setAsking(isAsked);
    });
    async function open() {
      const now = await openChosen(choice, signal);
      if (signal.aborted) return;
      setOpened(now);
      for (const track of now.stream?.getTracks() ?? []) {
        track.addEventListener("ended", () => {
          setLost(track.kind === "audio" ? "microphone" : "camera");
          setChoice((chosen) => ({ ...chosen }));
        });
      }
      await list();
    }
    open().catch((error: unknown) => {
      logError("camera-not-opened", error);
      if (!signal.aborted)
        setOpened({ stream: null, failed: { [wanted[0] ?? "camera"]: error }, background: null });
    });
    return () => {
      closed.abort();
      setOpened(null);
    };
  }, [choice, failure]);

  const change = (news: Partial<Choice>) => {
    setLost(null);
    setFailure("");
    setChoice((now) => ({ ...now, ...news }));
  };

  const followDevices = useEffectEvent(async () => {
    if (opened && !opened.stream && !failure) change({});
    else await list();
  });
  useEffect(() => {
    const onChange = () => void followDevices();
    navigator.mediaDevices.addEventListener("devicechange", onChange);
    return () => {
      navigator.mediaDevices.removeEventListener("devicechange", onChange);
    };
  }, []);

  const stream = failure ? null : (opened?.stream ?? null);
  const background = choice.background ?? opened?.background ?? null;
  const [picture] = stream?.getVideoTracks() ?? [];
  const [sound] = stream?.getAudioTracks() ?? [];
  return {
    stream,
    devices,
    /** The browser's ids; empty if there is no device. */
    used: { camera: idOf(picture), microphone: idOf(sound) },
    background,
    isMirrored: background === null && picture?.getSettings().facingMode !== "environment",
    /** The devices the browser is asking permission for; empty if it isn't asking. */
    asked: opened === null && isAsking ? wantedOf(choice) : [],
    failed: opened?.failed ?? {},
    problem: failure || (opened ? problemOf(t, opened, lost) : ""),
    change,
    fail: setFailure,
    /** Call before the recording begins, since a film keeps its size. */
    fit: (quality: Quality) => {
      picture?.applyConstraints(pictureConstraints(quality)).catch((error: unknown) => {
        logError("picture-not-fitted", error);
      });
    },
  };
}

function wantedOf({ background, hasSound }: Choice): DeviceKind[] {
  if (background !== null) return ["microphone"];
  return hasSound ? ["camera", "microphone"] : ["camera"];
}

/** Opens only the microphone if there is no camera. */
async function openChosen(choice: Choice, closed: AbortSignal): Promise<Opened> {
  const { stream, failed } = await openDevices(wantedOf(choice), choice, closed);
  if (!stream || stream.getVideoTracks().length > 0) return { stream, failed, background: null };
  const background = choice.background ?? FIRST_BACKGROUND;
  return { stream: withPicture(stream, background, closed), failed, background };
}

function problemOf(t: Words<"recorder">, { stream, failed }: Opened, lost: DeviceKind | null): string {
  const sentences = [lost ? t("lost", { device: lost }) : "", deviceProblem(t, failed)];
  if (stream && failed.camera) sentences.push(t("voiceOverPicture"));
  if (stream && failed.microphone) sentences.push(t("noSoundInVideo"));
  return sentences.filter(Boolean).join(" ");
}

function idOf(track: MediaStreamTrack | undefined): string {
  return track?.getSettings().deviceId ?? "";
}
