"use client";

import { OutcomeMessage } from "@/components/forms/outcome-message";
import type { StoryForm } from "./story-form";

/** What became of a story. Where a field that cannot be done without is empty, it says so (specification section 5). */
export function StoryOutcome({ form }: { form: StoryForm }) {
  const isUnfilled = Boolean(form.field("name").error ?? form.field("slug").error);
  return (
    <OutcomeMessage
      form={
        isUnfilled
          ? {
              ...form,
              wrongFields: 0,
              outcome: { state: "failed", message: "Please fill all required fields" },
            }
          : form
      }
    />
  );
}
