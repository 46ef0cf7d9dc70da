"use client";

import { DESCRIPTION_MAX_LENGTH } from "@lampstand/contract/limits";
import type { Danger, OthersSeen, TellerAge } from "@lampstand/contract/safety";
import { characterCount, tidyText } from "@lampstand/contract/text";
import { useTranslations } from "next-intl";
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
  consentLanguage: "",
  isAcceptUnrestricted: false,
  isAcceptReceiveFurther: false,
  prayerMails: false,
} as const;

export type StoryForm = SiteForm<keyof typeof EMPTY_STORY>;

type StoryFieldProps = { form: StoryForm };

/** Doesn't cut off text over the limit. */
export function DescriptionField({ form }: StoryFieldProps) {
  const t = useTranslations("storyForm");
  const text = useWatch({ control: form.control, name: "description" });
  const count = typeof text === "string" ? characterCount(tidyText(text)) : 0;
  return (
    <FormField
      {...form.field("description")}
      label={t("description")}
      kind="text"
      hint={
        <span className="tabular-nums">
          {t("characters", { count: String(count), most: String(DESCRIPTION_MAX_LENGTH) })}
        </span>
      }
    />
  );
}

/** `names` is `null` if they could not be reached. */
export function HashtagField({ form, names }: StoryFieldProps & { names: string[] | null }) {
  const t = useTranslations("storyForm");
  const { field } = useController({ control: form.control, name: "hastags" });
  const { error } = form.field("hastags");
  const errorId = useId();
  if (!names) return <p className="text-ink-soft">{t("hashtagsNotLoaded")}</p>;
  if (names.length === 0) return null;
  const chosen = parseHashtags(String(field.value)) ?? [];

  function toggle(name: string) {
    const others = chosen.filter((other) => other !== name);
    field.onChange(JSON.stringify(others.length < chosen.length ? others : [...chosen, name]));
  }

  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="font-semibold">{t("hashtags")}</legend>
      <p className="mt-1.5 text-caption text-ink-soft">{t("hashtagsHint")}</p>
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
  const t = useTranslations("storyForm");
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="mb-3 font-semibold">
        <span>{t("links")}</span>
        <span className="ms-2.5 text-caption font-normal text-ink-soft">{t("linksHint")}</span>
      </legend>
      {STORY_LINKS.map(({ name, label }) => (
        <FormField key={name} {...form.field(name)} label={label} type="url" inputMode="url" />
      ))}
    </fieldset>
  );
}

const VIDEO_TYPES = {
  both: "whereBoth",
  single: "whereSingle",
  multiple: "whereMultiple",
} as const satisfies Record<Story["videoType"], string>;

export function VideoTypeField({ form }: StoryFieldProps) {
  const t = useTranslations("storyForm");
  const { error, ref, ...select } = form.field("videoType");
  return (
    <FormField name="videoType" label={t("where")} error={error}>
      {(control) => (
        <select {...select} {...control} ref={ref} className={`${INPUT_STYLE} min-h-13`}>
          {Object.entries(VIDEO_TYPES).map(([value, key]) => (
            <option key={value} value={value}>
              {t(key)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

/** The answers by question, each with its sentence in the catalogue. */
const SAFETY = {
  tellerAge: { adult: "tellerAgeAdult", teen: "tellerAgeTeen", child: "tellerAgeChild" },
  othersSeen: {
    none: "othersSeenNone",
    agreed: "othersSeenAgreed",
    child: "othersSeenChild",
    unasked: "othersSeenUnasked",
  },
  danger: { no: "dangerNo", perhaps: "dangerPerhaps" },
} as const satisfies {
  tellerAge: Record<TellerAge, string>;
  othersSeen: Record<OthersSeen, string>;
  danger: Record<Danger, string>;
};

const SAFETY_NAMES = ["tellerAge", "othersSeen", "danger"] as const;

/** Asks who tells the story and who appears in it, to protect people from harm. */
export function SafetyFields({ form }: StoryFieldProps) {
  const t = useTranslations("storySafety");
  const { error: _, ...version } = form.field("safetyVersion");
  const { error: __, ...asksParentOf } = form.field("asksParentOf");
  const [age, danger] = useWatch({ control: form.control, name: ["tellerAge", "danger"] });
  return (
    <fieldset className="grid min-w-0 gap-6">
      <legend className="mb-3 font-semibold">{t("legend")}</legend>
      <input {...version} type="hidden" />
      <input {...asksParentOf} type="hidden" />
      {SAFETY_NAMES.map((name) => {
        const { defaultValue: ___, autoFocus: ____, ...field } = form.field(name);
        const choices = Object.entries(SAFETY[name]).map(([value, key]) => ({ value, label: t(key) }));
        return <ChoiceField key={name} {...field} question={t(name)} choices={choices} isCompact />;
      })}
      {danger === "perhaps" && <p role="status">{t("dangerThanks")}</p>}
      {isParentAsked(form.start.prefilled.asksParentOf ?? "", String(age)) && (
        <div className="grid gap-4 rounded-xl border-2 border-lamp-800 bg-white p-4">
          <p role="status">{t("parent")}</p>
          <FormField {...form.field("parentName")} label={t("parentName")} required />
          <FormField {...form.field("parentEmail")} label={t("parentEmail")} required type="email" />
        </div>
      )}
    </fieldset>
  );
}
