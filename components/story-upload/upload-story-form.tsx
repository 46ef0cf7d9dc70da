"use client";

import { useEffect, useEffectEvent } from "react";
import { FormField } from "@/components/forms/form-field";
import { PhoneField } from "@/components/forms/phone-field";
import { RecordedAtField } from "@/components/forms/recorded-at-field";
import { SiteForm } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import { notify, TOAST_DURATION_MS } from "@/components/ui/notify";
import type { FormStart } from "@/lib/forms/form-start";
import { STORY_CONSENTS } from "@/lib/schemas/consent-sentences";
import { newStorySlug } from "@/lib/stories/story-slug";
import { DescriptionField } from "./description-field";
import { HashtagField } from "./hashtag-field";
import { LinkFields } from "./link-fields";
import { EMPTY_STORY } from "./story-form";
import { PlacesField } from "./places-field";
import { StoryOutcome } from "./story-outcome";
import { UploadPanel } from "./upload-panel";
import { useChosenVideo } from "./use-chosen-video";
import { useLeaveWarning } from "./use-leave-warning";
import { useStoryUpload } from "./use-story-upload";
import { useWakeLock } from "./use-wake-lock";
import { VideoField } from "./video-field";

const CONSENTS = Object.values(STORY_CONSENTS);

const SUCCESS = "Story uploaded successfully!";

const loadSchema = () => import("@/lib/schemas/story").then(({ storySchema }) => storySchema);

type UploadStoryFormProps = { start: FormStart; hashtags: string[] };

/** The story upload (specification sections 2 to 5): the form, and the video's way to the site. */
export function UploadStoryForm({ start, hashtags }: UploadStoryFormProps) {
  const video = useChosenVideo();
  const upload = useStoryUpload(video);
  const form = useSiteForm({
    name: "upload-story",
    empty: EMPTY_STORY,
    passing: ["slug", "file"],
    start,
    loadSchema,
    send: upload.send,
    onSent: () => {
      video.reset();
      chooseSlug();
      notify(SUCCESS, TOAST_DURATION_MS.shell);
    },
    onClear: () => {
      video.clear();
      chooseSlug();
    },
  });
  const chooseSlug = () => {
    form.setValue("slug", newStorySlug());
  };
  const beginWithSlug = useEffectEvent(chooseSlug);
  useEffect(() => {
    beginWithSlug();
  }, []);
  const tellOfVideo = useEffectEvent((name: string) => {
    form.setValue("file", name);
  });
  useEffect(() => {
    tellOfVideo(video.name);
  }, [video.name]);

  const { stage } = upload;
  useWakeLock(stage !== null);
  useLeaveWarning(stage);

  return (
    <SiteForm
      form={form}
      label="Upload your story"
      submitText={form.outcome?.state === "failed" && video.name ? "Try again" : "Upload"}
      busyText="Uploading..."
      outcome={
        stage ? (
          <UploadPanel
            stage={stage}
            total={video.file?.size ?? 0}
            onPause={upload.pause}
            onResume={upload.resume}
            onCancel={upload.cancel}
          />
        ) : (
          <StoryOutcome form={form} />
        )
      }
    >
      <fieldset disabled={stage !== null} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <FormField {...form.field("name")} label="Name" required autoComplete="name" />
        <FormField {...form.field("email")} label="Email" required type="email" autoComplete="email" />
        <PhoneField form={form} name="phone" label="Phone" />
        <VideoField form={form} video={video} isSending={form.isSending} />
        <DescriptionField form={form} />
        <HashtagField form={form} names={hashtags} />
        <RecordedAtField {...form.field("recordedAt")} />
        <FormField {...form.field("churchLink")} label="Church website" type="url" inputMode="url" />
        <LinkFields form={form} />
        <PlacesField form={form} />
        <FormField
          {...form.field("slug")}
          label="Short name"
          hint="Chosen for you: once your story is published, its address ends with this or another like it."
          readOnly
        />
        {CONSENTS.map(({ purpose, sentence }) => (
          <FormField key={purpose} {...form.box(purpose)} label={sentence} />
        ))}
      </fieldset>
    </SiteForm>
  );
}
