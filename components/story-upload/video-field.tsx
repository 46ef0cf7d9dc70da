"use client";

import { FileVideo } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { isTooLong, videoTooLong } from "@lampstand/contract/video-length";
import { FormField } from "@/components/forms/form-field";
import { percentOf, sizeText } from "@/lib/stories/upload-progress";
import { InlineConfirm } from "./inline-confirm";
import type { StoryForm } from "./story-fields";
import { hasArrived, isFileOf, type ChosenVideo, type UploadRecord } from "./use-chosen-video";
import { timeText } from "@/lib/utils/text";

/** Some systems know these types by extension only. */
const ACCEPTED = "video/*,.mkv,.flv,.wmv,.avi,.ogg";

type VideoFieldProps = {
  form: StoryForm;
  video: ChosenVideo;
  isSending: boolean;
  /** `null` where only the size is limited. */
  longestMinutes: number | null;
};

export function VideoField({ form, video, isSending, longestMinutes }: VideoFieldProps) {
  const { file, waiting, record, problem } = video;
  const { field, fieldState } = useController({ control: form.control, name: "file" });
  return (
    <div className="grid gap-4">
      <FormField
        name="file"
        label="Video"
        required
        hint={`At most 1 GB${longestMinutes === null ? "" : ` and ${longestMinutes} minutes`}. Upright videos look best.`}
        error={problem || fieldState.error?.message}
      >
        {(control) => (
          <div className="relative grid min-h-32 place-content-center justify-items-center gap-2 rounded-xl border-2 border-dashed border-ink-soft bg-white p-5 text-center has-hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-lamp-800 has-aria-invalid:border-ember-800">
            <FileVideo aria-hidden="true" className="size-8 text-lamp-800" />
            <span aria-hidden="true">
              <span className="font-semibold text-lamp-800 underline underline-offset-4">
                {file ? "Choose another video" : "Choose a video"}
              </span>
              <span className="hidden pointer-fine:inline"> or drop one here</span>
            </span>
            <input
              {...control}
              ref={field.ref}
              type="file"
              accept={ACCEPTED}
              onChange={({ currentTarget }) => {
                const [chosen] = currentTarget.files ?? [];
                // Allows choosing the same file again, as after it was repaired.
                currentTarget.value = "";
                if (!chosen) return;
                form.dismiss();
                video.choose(chosen);
              }}
              className="absolute inset-0 size-full cursor-pointer scroll-mt-32 opacity-0"
            />
          </div>
        )}
      </FormField>
      {waiting && record && (
        <InlineConfirm
          question={`An upload of ${record.name} stands at ${percentOf(record.acknowledged, record.size)}%. Replace it with ${waiting.name}?`}
          no="Keep it"
          yes="Use the new video"
          onNo={video.keepEarlier}
          onYes={video.replaceWithWaiting}
        />
      )}
      {record && !waiting && !isSending && (!file || isFileOf(record, file)) && (
        <EarlierUpload record={record} isChosen={file !== null} />
      )}
      {file && (
        <VideoPreview
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          onLength={(seconds) => {
            if (longestMinutes !== null && isTooLong(seconds, longestMinutes * 60))
              video.reject(videoTooLong(seconds, longestMinutes * 60));
          }}
        />
      )}
    </div>
  );
}

type EarlierUploadProps = { record: UploadRecord; isChosen: boolean };

function EarlierUpload({ record, isChosen }: EarlierUploadProps) {
  const percent = percentOf(record.acknowledged, record.size);
  const next = isChosen ? "It goes on from there." : "Choose the same file again, and it goes on from there.";
  return (
    <p className="rounded-xl border-2 border-lamp-800 bg-white p-4">
      {hasArrived(record)
        ? `${record.name} has arrived. It only needs to be published.`
        : `An upload of ${record.name} stands at ${percent}%. ${next}`}
    </p>
  );
}

function VideoPreview({ file, onLength }: { file: File; onLength: (seconds: number) => void }) {
  const player = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (player.current) player.current.src = address;
    return () => {
      URL.revokeObjectURL(address);
    };
  }, [file]);
  const facts = [sizeText(file.size), ...(seconds === null ? [] : [timeText(Math.round(seconds))])];

  return (
    <figure className="grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center">
      {isShown && (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- a local preview of the visitor's own file
        <video
          ref={player}
          controls
          playsInline
          preload="metadata"
          aria-label="Preview of your video"
          onLoadedMetadata={({ currentTarget }) => {
            if (!Number.isFinite(currentTarget.duration)) return;
            setSeconds(currentTarget.duration);
            onLength(currentTarget.duration);
          }}
          onError={() => {
            setShown(false);
          }}
          className="max-h-80 w-full rounded-xl bg-dusk-950 sm:max-h-72"
        />
      )}
      <figcaption className="min-w-0">
        <p className="font-semibold">
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-ink-soft">{facts.join(" · ")}</p>
        {!isShown && (
          <p className="mt-1.5 text-caption text-ink-soft">
            This browser cannot show it. You can send it all the same.
          </p>
        )}
      </figcaption>
    </figure>
  );
}
