"use client";

import { INPUT_STYLE } from "@/components/forms/field-style";
import { FormField } from "@/components/forms/form-field";
import type { Story } from "@/lib/schemas/story";
import type { StoryForm } from "./story-form";

const PLACES: Record<Story["videoType"], string> = {
  both: "On its own page and in the video feed",
  single: "On its own page only",
  multiple: "In the video feed only",
};

/** Where the story may be shown: the contract's `videoType`. */
export function PlacesField({ form }: { form: StoryForm }) {
  const { error, ref, ...select } = form.field("videoType");
  return (
    <FormField name="videoType" label="Where it may be shown" error={error}>
      {(control) => (
        <select {...select} {...control} ref={ref} className={`${INPUT_STYLE} min-h-13`}>
          {Object.entries(PLACES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
