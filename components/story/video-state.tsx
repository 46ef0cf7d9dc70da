"use client";

import { isTooLong } from "@lampstand/contract/video-length";
import { useTranslations } from "next-intl";
import type { Words } from "@/lib/i18n/words";
import { isRecording } from "@/lib/story/recording/kept-take";
import type { UploadState } from "@/lib/story/recording/background-upload";
import { percentOf, reasonInWords } from "@/lib/story/uploads/upload-progress";
import { isolated } from "@/lib/utils/isolated";
import { InlineConfirm } from "@/components/ui/inline-confirm";
import { hasArrived, isFileOf, type ChosenVideo, type UploadRecord } from "./use-chosen-video";
import { VideoPreview } from "./video-preview";

type VideoStateProps = {
  video: ChosenVideo;
  isSending: boolean;
  /** `null` if only the size is limited. */
  longestMinutes: number | null;
  canLeaveOut: boolean;
};

/** Shows the chosen video, the received part of an earlier one, and the question which of them to use. */
export function VideoState({ video, isSending, longestMinutes, canLeaveOut }: VideoStateProps) {
  const t = useTranslations("storyVideo");
  const { file, waiting, record, sending } = video;
  const isBegun = file !== null && sending !== null && sending.phase !== "ended";
  const current = record ?? (isBegun && { ...sending, name: file.name, size: file.size });
  return (
    <>
      {waiting && record && (
        <InlineConfirm
          question={t("replace", {
            name: isolated(record.name, "ltr"),
            percent: percentOf(record.acknowledged, record.size) / 100,
            other: isolated(waiting.name, "ltr"),
          })}
          no={t("keepIt")}
          yes={t("useNew")}
          onNo={video.keepEarlier}
          onYes={video.replaceWithWaiting}
        />
      )}
      {current && !waiting && !isSending && (!file || !record || isFileOf(record, file)) && (
        <EarlierUpload record={current} isChosen={file !== null} sending={sending} />
      )}
      {file && (
        <VideoPreview
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          kept={video.kept}
          onCut={canLeaveOut && isRecording(file.name) && !isSending ? video.cut : null}
          onLength={(seconds) => {
            const longest = longestMinutes === null ? Infinity : longestMinutes * 60;
            if (isTooLong(seconds, longest))
              video.reject(t("tooLong", { length: lengthIn(t, seconds), longest: lengthIn(t, longest) }));
          }}
        />
      )}
    </>
  );
}

function lengthIn(t: Words<"storyVideo">, length: number): string {
  const whole = Math.round(length);
  const [minutes, seconds] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return t("seconds", { seconds });
  return seconds === 0 ? t("minutes", { minutes }) : t("minutesAndSeconds", { minutes, seconds });
}

type EarlierUploadProps = {
  record: Omit<UploadRecord, "lastModified">;
  isChosen: boolean;
  sending: UploadState | null;
};

/** Explains what happens to an unfinished upload. */
function EarlierUpload({ record, isChosen, sending }: EarlierUploadProps) {
  const t = useTranslations("storyVideo");
  const upload = useTranslations("upload");
  const next = () => {
    if (!isChosen) return t("chooseSame");
    if (sending?.phase === "sending") return t("continues");
    if (sending?.phase !== "waiting") return t("resumes");
    return sending.reason ? reasonInWords(upload, sending.reason) : t("waiting");
  };
  const percent = percentOf(record.acknowledged, record.size);
  const isWhole = hasArrived(record);
  const name = isolated(record.name, "ltr");
  return (
    <p className="rounded-xl border-2 border-lamp-800 bg-white p-4">
      {!isWhole && <span>{`${t("uploadAt", { name, percent: percent / 100 })} `}</span>}
      <span role="status">{isWhole ? t("received", { name }) : next()}</span>
    </p>
  );
}
