"use client";

import { DESCRIPTION_MAX_LENGTH } from "@lampstand/contract/limits";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { FormField, INPUT_STYLE } from "@/components/forms/form-field";
import type { SiteForm } from "@/components/forms/use-site-form";
import { HashtagChip } from "@/components/hashtags/hashtag-chip";
import type { Story } from "@/lib/schemas/story";
import { parseHashtags } from "@/lib/schemas/story-fields";

/** The fields of a story and their empty values. */
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
  file: "",
  isAcceptUnrestricted: false,
  isAcceptReceiveFurther: false,
} as const;

export type StoryForm = SiteForm<keyof typeof EMPTY_STORY>;

type StoryFieldProps = { form: StoryForm };

/** The description with a character count. Text over the limit is not cut off. */
export function DescriptionField({ form }: StoryFieldProps) {
  const text = useWatch({ control: form.control, name: "description" });
  const { length } = typeof text === "string" ? text.trim() : "";
  return (
    <FormField
      {...form.field("description")}
      label="Description"
      kind="text"
      hint={
        <span className="tabular-nums">
          {length} of {DESCRIPTION_MAX_LENGTH} characters
        </span>
      }
    />
  );
}

/** The hashtags to choose from; nothing where there are none. */
export function HashtagField({ form, names }: StoryFieldProps & { names: string[] }) {
  const { field } = useController({ control: form.control, name: "hastags" });
  if (names.length === 0) return null;
  const chosen = parseHashtags(String(field.value)) ?? [];

  function toggle(name: string) {
    const others = chosen.filter((other) => other !== name);
    field.onChange(JSON.stringify(others.length < chosen.length ? others : [...chosen, name]));
  }

  return (
    <fieldset>
      <legend className="font-semibold">Hashtags</legend>
      <p className="mt-1.5 text-caption text-ink-soft">
        What your story is about. Choose as many as you like.
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
    </fieldset>
  );
}

const LINKS = [
  { name: "youtubeLink", label: "YouTube" },
  { name: "YTShortLink", label: "YouTube Short" },
  { name: "facebookLink", label: "Facebook" },
  { name: "tiktokLink", label: "TikTok" },
  { name: "instagramLink", label: "Instagram" },
] as const;

/** Links to the same story elsewhere, collapsed unless one of them has an error. */
export function LinkFields({ form }: StoryFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = LINKS.map(({ name, label }) => ({ ...form.field(name), label }));
  const hasError = fields.some(({ error }) => error);
  return (
    <details
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
      className="rounded-xl border-2 border-ink/15 bg-white"
    >
      <summary className="min-h-13 cursor-pointer scroll-mt-32 px-4 py-3 font-semibold">
        Links
        <span className="ml-2.5 text-caption font-normal text-ink-soft">the same story elsewhere</span>
      </summary>
      <div className="grid gap-5 px-4 pt-2 pb-5">
        {fields.map(({ label, ...field }) => (
          <FormField key={field.name} {...field} label={label} type="url" inputMode="url" />
        ))}
      </div>
    </details>
  );
}

const VIDEO_TYPES: Record<Story["videoType"], string> = {
  both: "On its own page and in the video feed",
  single: "On its own page only",
  multiple: "In the video feed only",
};

/** Where the story may be shown. */
export function VideoTypeField({ form }: StoryFieldProps) {
  const { error, ref, ...select } = form.field("videoType");
  return (
    <FormField name="videoType" label="Where it may be shown" error={error}>
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
