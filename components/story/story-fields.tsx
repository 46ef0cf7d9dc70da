"use client";

import { DESCRIPTION_MAX_LENGTH } from "@lampstand/contract/limits";
import { SAFETY_QUESTIONS } from "@lampstand/contract/safety";
import { characterCount, tidyText } from "@lampstand/contract/text";
import { useId } from "react";
import { useController, useWatch } from "react-hook-form";
import { ChoiceField } from "@/components/forms/choice-field";
import { FieldError, FormField, INPUT_STYLE } from "@/components/forms/form-field";
import type { SiteForm } from "@/components/forms/use-site-form";
import { HashtagChip } from "@/components/content/hashtag-chip";
import type { Story } from "@/lib/story/story";
import { isParentAsked, parseHashtags } from "@/lib/story/story-fields";

export const EMPTY_STORY = {
  name: "",
  email: "",
  phone: "",
  slug: "",
  description: "",
  hastags: "",
  youtubeLink: "",
  facebookLink: "",
  tiktokLink: "",
  instagramLink: "",
  YTShortLink: "",
  churchLink: "",
  recordedAt: "",
  videoType: "",
  tellerAge: "",
  othersSeen: "",
  danger: "",
  safetyVersion: "",
  asksParentOf: "",
  parentName: "",
  parentEmail: "",
  file: "",
  isAcceptUnrestricted: false,
  isAcceptReceiveFurther: false,
  prayerMails: false,
} as const;

export type StoryForm = SiteForm<keyof typeof EMPTY_STORY>;

type StoryFieldProps = { form: StoryForm };

/** Doesn't cut off text over the limit. */
export function DescriptionField({ form }: StoryFieldProps) {
  const text = useWatch({ control: form.control, name: "description" });
  const count = typeof text === "string" ? characterCount(tidyText(text)) : 0;
  return (
    <FormField
      {...form.field("description")}
      label="Description"
      kind="text"
      hint={<span className="tabular-nums">{`${count} of ${DESCRIPTION_MAX_LENGTH} characters`}</span>}
    />
  );
}

/** `names` is `null` if they could not be reached. */
export function HashtagField({ form, names }: StoryFieldProps & { names: string[] | null }) {
  const { field } = useController({ control: form.control, name: "hastags" });
  const { error } = form.field("hastags");
  const errorId = useId();
  if (!names)
    return (
      <p className="text-ink-soft">
        We couldn’t load the hashtags just now. You can send your story without them.
      </p>
    );
  if (names.length === 0) return null;
  const chosen = parseHashtags(String(field.value)) ?? [];

  function toggle(name: string) {
    const others = chosen.filter((other) => other !== name);
    field.onChange(JSON.stringify(others.length < chosen.length ? others : [...chosen, name]));
  }

  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="font-semibold">Hashtags</legend>
      <p className="mt-1.5 text-caption text-ink-soft">
        What is your story about? Choose as many as you like.
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {names.map((name) => (
          <HashtagChip
            key={name}
            label={name}
            name="hastags"
            value={name}
            checked={chosen.includes(name)}
            onChange={() => {
              toggle(name);
            }}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

export const STORY_LINKS = [
  { name: "youtubeLink", label: "YouTube" },
  { name: "YTShortLink", label: "YouTube Short" },
  { name: "facebookLink", label: "Facebook" },
  { name: "tiktokLink", label: "TikTok" },
  { name: "instagramLink", label: "Instagram" },
] as const;

export function LinkFields({ form }: StoryFieldProps) {
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="mb-3 font-semibold">
        Links
        <span className="ml-2.5 text-caption font-normal text-ink-soft">the same story on other sites</span>
      </legend>
      {STORY_LINKS.map(({ name, label }) => (
        <FormField key={name} {...form.field(name)} label={label} type="url" inputMode="url" />
      ))}
    </fieldset>
  );
}

const VIDEO_TYPES: Record<Story["videoType"], string> = {
  both: "On its own page and in the video feed",
  single: "On its own page only",
  multiple: "In the video feed only",
};

export function VideoTypeField({ form }: StoryFieldProps) {
  const { error, ref, ...select } = form.field("videoType");
  return (
    <FormField name="videoType" label="Where we may show it" error={error}>
      {(control) => (
        <select {...select} {...control} ref={ref} className={`${INPUT_STYLE} min-h-13`}>
          {Object.entries(VIDEO_TYPES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

const SAFETY_NAMES = ["tellerAge", "othersSeen", "danger"] as const;

const PARENT =
  "We’ll email a parent or guardian to ask if we may show your story. We won’t show it until they agree.";

const DANGER =
  "Thank you for telling us. We’ll talk with you before we show anything, and we can leave out your name, place and links. Please don’t say them in the video either.";

/** Asks who tells the story and who appears in it, to protect people from harm. */
export function SafetyFields({ form }: StoryFieldProps) {
  const { error: _, ...version } = form.field("safetyVersion");
  const { error: __, ...asksParentOf } = form.field("asksParentOf");
  const [age, danger] = useWatch({ control: form.control, name: ["tellerAge", "danger"] });
  return (
    <fieldset className="grid min-w-0 gap-6">
      <legend className="mb-3 font-semibold">To keep everyone safe</legend>
      <input {...version} type="hidden" />
      <input {...asksParentOf} type="hidden" />
      {SAFETY_NAMES.map((name) => {
        const { question, answers } = SAFETY_QUESTIONS[name];
        const { defaultValue: ___, autoFocus: ____, ...field } = form.field(name);
        const choices = Object.entries(answers).map(([value, label]) => ({ value, label }));
        return <ChoiceField key={name} {...field} question={question} choices={choices} isCompact />;
      })}
      {danger === "perhaps" && <p role="status">{DANGER}</p>}
      {isParentAsked(form.start.prefilled.asksParentOf ?? "", String(age)) && (
        <div className="grid gap-4 rounded-xl border-2 border-lamp-800 bg-white p-4">
          <p role="status">{PARENT}</p>
          <FormField {...form.field("parentName")} label="Name of a parent or guardian" required />
          <FormField {...form.field("parentEmail")} label="Their email" required type="email" />
        </div>
      )}
    </fieldset>
  );
}
