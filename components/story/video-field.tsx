"use client";

import { FileVideo } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useController } from "react-hook-form";
import { FormField } from "@/components/forms/form-field";
import { useFirstInput, useLazyModule } from "@/components/ui/use-lazy-module";
import { RecordNow } from "@/components/story/recorder/record-now";
import type { RecordingSettings } from "@/lib/provider/settings";
import { isRecording } from "@/lib/story/recording/kept-take";
import type { StoryForm } from "./story-fields";
import type { ChosenVideo } from "./use-chosen-video";

/** Some systems know these types only by extension. */
const ACCEPTED = "video/*,.mkv,.flv,.wmv,.avi,.ogg,.mts,.m2ts,.m2t,.mpg,.mpeg,.mod,.tod,.vob,.mxf";

const loadState = () => import("./video-state");

type VideoFieldProps = {
  form: StoryForm;
  video: ChosenVideo;
  isSending: boolean;
  /** `null` if only the size is limited. */
  longestMinutes: number | null;
  recording: RecordingSettings;
};

export function VideoField({ form, video, isSending, longestMinutes, recording }: VideoFieldProps) {
  const t = useTranslations("storyVideo");
  const { file, waiting, record, problem } = video;
  const { field, fieldState } = useController({ control: form.control, name: "file" });
  const [state, fetchState] = useLazyModule(loadState);
  // Runs early, since the connection may be gone once there is something to show.
  useFirstInput(fetchState);
  const hasState = Boolean(file ?? waiting ?? record);
  useEffect(() => {
    if (hasState) void fetchState();
  }, [hasState, file, fetchState]);
  return (
    <div className="grid gap-4">
      {!isSending && (
        <RecordNow
          settings={recording}
          hasFilm={file !== null && isRecording(file.name)}
          onFilm={(recorded) => {
            form.dismiss();
            video.takeRecording(recorded);
          }}
          onFile={(film) => {
            form.dismiss();
            video.choose(film);
          }}
        />
      )}
      <FormField
        name="file"
        label={t("label")}
        required
        hint={longestMinutes === null ? t("hint") : t("hintMinutes", { minutes: longestMinutes })}
        error={problem || fieldState.error?.message}
      >
        {(control) => (
          <div className="relative grid min-h-32 place-content-center justify-items-center gap-2 rounded-xl border-2 border-dashed border-ink-soft bg-white p-5 text-center has-hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-lamp-800 has-aria-invalid:border-ember-800">
            <FileVideo aria-hidden="true" className="size-8 text-lamp-800" />
            <span aria-hidden="true">
              <span className="font-semibold text-lamp-800 underline underline-offset-4">
                {t(file ? "anotherVideo" : "chooseVideo")}
              </span>
              <span className="hidden pointer-fine:inline"> {t("drop")}</span>
            </span>
            <input
              {...control}
              ref={field.ref}
              type="file"
              accept={ACCEPTED}
              onChange={({ currentTarget }) => {
                const [chosen] = currentTarget.files ?? [];
                // Lets the visitor choose the same file again, such as after repairing it.
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
      {state && hasState && (
        <state.VideoState {...{ video, isSending, longestMinutes }} canLeaveOut={recording.canLeaveOut} />
      )}
    </div>
  );
}
