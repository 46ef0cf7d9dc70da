"use client";

import { FileVideo } from "lucide-react";
import { useController } from "react-hook-form";
import { FormField } from "@/components/forms/form-field";
import { percentOf } from "@/lib/stories/upload-progress";
import { hasArrived, isFileOf, type UploadRecord } from "@/lib/stories/upload-record";
import { AskFirst } from "./ask-first";
import type { ChosenVideo } from "./use-chosen-video";
import { VideoPreview } from "./video-preview";
import type { StoryForm } from "./story-form";

/** What file pickers offer; some systems know these kinds by their extension alone. */
const ACCEPTED = "video/*,.mkv,.flv,.wmv,.avi,.ogg";

type VideoFieldProps = {
  form: StoryForm;
  video: ChosenVideo;
  isSending: boolean;
};

/** Where the video is chosen, or dropped, and looked at before anything is sent. */
export function VideoField({ form, video, isSending }: VideoFieldProps) {
  const { file, waiting, record, problem } = video;
  const { field, fieldState } = useController({ control: form.control, name: "file" });
  return (
    <div className="grid gap-4">
      <FormField
        name="file"
        label="Video"
        required
        hint="At most 1 GB. Upright videos look best."
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
                // The same file can be chosen again, such as after it was mended.
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
        <AskFirst
          question={`An upload of ${record.name} stands at ${percentOf(record.acknowledged, record.size)}%. Replace it with ${waiting.name}?`}
          no="Keep it"
          yes="Use the new video"
          onNo={video.keepEarlier}
          onYes={video.useWaiting}
        />
      )}
      {record && !waiting && !isSending && (!file || isFileOf(record, file)) && (
        <EarlierUpload record={record} isChosen={file !== null} />
      )}
      {file && <VideoPreview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />}
    </div>
  );
}

type EarlierUploadProps = { record: UploadRecord; isChosen: boolean };

/** Tells of an upload that was begun here before, and what it needs to go on. */
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
