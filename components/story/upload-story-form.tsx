"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { FormField } from "@/components/forms/form-field";
import { OutcomeMessage } from "@/components/forms/form-feedback";
import { ConsentFields } from "@/components/forms/consent-fields";
import { MoreFields } from "@/components/forms/more-fields";
import { PhoneField } from "@/components/forms/phone-field";
import { RecordedAtField, SiteForm } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import { useFirstInput, useLazyModule } from "@/components/ui/use-lazy-module";
import { useWakeLock } from "@/components/ui/use-wake-lock";
import { notifySuccess, TOAST_DURATION_MS } from "@/components/ui/toasts";
import type { FormStart } from "@/lib/forms/site-forms";
import type { RecordingSettings } from "@/lib/provider/settings";
import type { ConsentSentence, STORY_CONSENTS } from "@lampstand/contract/consents";
import { newStorySlug } from "@/lib/story/story-fields";
import {
  DescriptionField,
  EMPTY_STORY,
  HashtagField,
  LinkFields,
  SafetyFields,
  STORY_LINKS,
  VideoTypeField,
  type StoryForm,
} from "./story-fields";
import { useChosenVideo } from "./use-chosen-video";
import { useStoryUpload } from "./use-story-upload";
import { VideoField } from "./video-field";

const MORE = [
  "phone",
  "recordedAt",
  "churchLink",
  ...STORY_LINKS.map(({ name }) => name),
  "videoType",
  "slug",
] as const;

const loadPanel = () => import("./upload-panel");

const loadThanks = () => import("./story-thanks");

const loadSchema = () => import("@/lib/story/story").then(({ storySchema }) => storySchema);

type UploadStoryFormProps = {
  start: FormStart;
  consents: ConsentSentence<(typeof STORY_CONSENTS)[number]>[];
  /** `null` if they could not be reached. */
  hashtags: string[] | null;
  /** `null` if only the size is limited. */
  longestMinutes: number | null;
  recording: RecordingSettings;
  asksSafety: boolean;
  offersPrayerMails: boolean;
};

export function UploadStoryForm({
  start,
  consents,
  hashtags,
  longestMinutes,
  recording,
  asksSafety,
  offersPrayerMails,
}: UploadStoryFormProps) {
  const t = useTranslations("storyForm");
  const texts = useTranslations("form");
  const video = useChosenVideo();
  const upload = useStoryUpload(video);
  const [isSent, setSent] = useState(false);
  const [thanks, fetchThanks] = useLazyModule(loadThanks);
  const form = useSiteForm({
    name: "upload-story",
    empty: EMPTY_STORY,
    withoutDraft: ["slug", "file", "safetyVersion", "asksParentOf", "consentLanguage"],
    start,
    loadSchema,
    send: upload.send,
    onSent: () => {
      noteSent(true);
      setSent(true);
      video.reset();
      chooseSlug();
      notifySuccess(t("sent"), TOAST_DURATION_MS.short);
    },
    onClear: () => {
      video.clear();
      chooseSlug();
    },
  });
  const chooseSlug = () => {
    form.setValue("slug", newStorySlug());
  };
  const chooseFirstSlug = useEffectEvent(chooseSlug);
  useEffect(() => {
    chooseFirstSlug();
    // A reload keeps the state.
    queueMicrotask(() => {
      setSent(wasSent());
    });
  }, []);
  const setVideoName = useEffectEvent((name: string) => {
    form.setValue("file", name);
  });
  useEffect(() => {
    setVideoName(video.name);
  }, [video.name]);

  const { stage } = upload;
  const isSending = stage !== null;
  const isPanelNeeded = isSending || video.name !== "";
  const [panel, fetchPanel] = useLazyModule(loadPanel);
  useFirstInput(fetchPanel);
  useEffect(() => {
    if (isPanelNeeded) void fetchPanel();
  }, [isPanelNeeded, isSending, fetchPanel]);
  useEffect(() => {
    if (isPanelNeeded || isSent) void fetchThanks();
  }, [isPanelNeeded, isSent, fetchThanks]);
  useWakeLock(isSending);

  if (isSent && thanks)
    return (
      <thanks.StoryThanks
        message={t("sent")}
        onAnother={() => {
          noteSent(false);
          setSent(false);
          form.dismiss();
        }}
      />
    );
  return (
    <SiteForm
      form={form}
      label={t("label")}
      submitText={form.outcome?.status === "error" && video.name ? t("tryAgain") : t("upload")}
      busyText={t("uploading")}
      outcome={
        stage && panel ? (
          <panel.UploadPanel
            stage={stage}
            total={video.file?.size ?? 0}
            onPause={upload.pause}
            onResume={upload.resume}
            onCancel={upload.cancel}
          />
        ) : (
          !stage && <StoryOutcome form={form} />
        )
      }
    >
      <fieldset disabled={isSending} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <FormField {...form.field("name")} label={t("name")} required autoComplete="name" />
        <FormField
          {...form.field("email")}
          label={texts("email")}
          required
          type="email"
          autoComplete="email"
        />
        <VideoField
          form={form}
          video={video}
          isSending={form.isSending}
          longestMinutes={longestMinutes}
          recording={recording}
        />
        <DescriptionField form={form} />
        {asksSafety && <SafetyFields form={form} />}
        <HashtagField form={form} names={hashtags} />
        <ConsentFields form={form} consents={consents} />
        {offersPrayerMails && (
          <FormField {...form.checkbox("prayerMails")} label={t("prayerMails")} hint={t("prayerMailsHint")} />
        )}
        <MoreFields
          form={form}
          names={MORE}
          hint={t("moreHint")}
          isOpenAtFirst={Boolean(start.prefilled.recordedAt)}
        >
          <PhoneField form={form} name="phone" />
          <RecordedAtField {...form.field("recordedAt")} />
          <FormField {...form.field("churchLink")} label={t("churchWebsite")} type="url" inputMode="url" />
          <LinkFields form={form} />
          <VideoTypeField form={form} />
          <FormField {...form.field("slug")} label={t("shortName")} hint={t("shortNameHint")} readOnly />
        </MoreFields>
      </fieldset>
    </SiteForm>
  );
}

function StoryOutcome({ form }: { form: StoryForm }) {
  const t = useTranslations("fieldErrors");
  const isIncomplete = Boolean(form.field("name").error ?? form.field("slug").error);
  return (
    <OutcomeMessage
      form={
        isIncomplete
          ? {
              ...form,
              errorCount: 0,
              outcome: { status: "error", message: t("storyFieldsRequired") },
            }
          : form
      }
    />
  );
}

/** Part of the history entry's state, so a new visit to the page shows the form. */
const SENT = "storySent";

function wasSent(): boolean {
  return Reflect.get(Object(window.history.state), SENT) === true;
}

function noteSent(isSent: boolean): void {
  window.history.replaceState({ ...window.history.state, [SENT]: isSent }, ""); // with the router's state
}
