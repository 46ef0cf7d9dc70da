"use client";

import { useWatch } from "react-hook-form";
import { FormField } from "@/components/forms/form-field";
import { DESCRIPTION_LIMIT } from "@/lib/stories/description-limit";
import type { StoryForm } from "./story-form";

type DescriptionFieldProps = { form: StoryForm };

/** The description, with a count of its characters. Nothing that is typed is cut off. */
export function DescriptionField({ form }: DescriptionFieldProps) {
  const text = useWatch({ control: form.control, name: "description" });
  const { length } = typeof text === "string" ? text.trim() : "";
  return (
    <FormField
      {...form.field("description")}
      label="Description"
      kind="text"
      hint={
        <span className="tabular-nums">
          {length} of {DESCRIPTION_LIMIT} characters
        </span>
      }
    />
  );
}
