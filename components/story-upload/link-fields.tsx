"use client";

import { useState } from "react";
import { FormField } from "@/components/forms/form-field";
import type { StoryForm } from "./story-form";

/** Where the same story may be found elsewhere. */
const LINKS = [
  { name: "youtubeLink", label: "YouTube" },
  { name: "YTShortLink", label: "YouTube Short" },
  { name: "facebookLink", label: "Facebook" },
  { name: "tiktokLink", label: "TikTok" },
  { name: "instagramLink", label: "Instagram" },
] as const;

/** The links to the same story elsewhere, closed until they are wanted, or one of them is wrong. */
export function LinkFields({ form }: { form: StoryForm }) {
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
