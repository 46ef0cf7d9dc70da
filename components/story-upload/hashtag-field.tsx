"use client";

import { useController } from "react-hook-form";
import { HashtagChip } from "@/components/hashtags/hashtag-chip";
import { parseHashtags } from "@/lib/stories/hashtag-list";
import type { StoryForm } from "./story-form";

type HashtagFieldProps = { form: StoryForm; names: string[] };

/** The hashtags that a visitor may put on their story; nothing where the provider has none. */
export function HashtagField({ form, names }: HashtagFieldProps) {
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
