"use client";

import { SAFETY_QUESTIONS } from "@lampstand/contract/safety";
import { useWatch } from "react-hook-form";
import { ChoiceField } from "@/components/forms/choice-field";
import { FormField } from "@/components/forms/form-field";
import { isParentAsked } from "@/lib/story/story-fields";
import type { StoryForm } from "./story-fields";

const NAMES = ["tellerAge", "othersSeen", "danger"] as const;

const PARENT =
  "We ask a parent or guardian by mail whether your story may be shown. Until they agree, it waits.";

const DANGER =
  "Thank you for telling us. We talk with you before anything is shown, and can leave out your name, place and links. Please do not say them in the video, either.";

/** Who tells the story and who is in it, asked so that nobody comes to harm. */
export function SafetyFields({ form }: { form: StoryForm }) {
  const { error: _, ...version } = form.field("safetyVersion");
  const { error: __, ...asksParentOf } = form.field("asksParentOf");
  const [age, danger] = useWatch({ control: form.control, name: ["tellerAge", "danger"] });
  return (
    <fieldset className="grid min-w-0 gap-6">
      <legend className="mb-3 font-semibold">So that nobody comes to harm</legend>
      <input {...version} type="hidden" />
      <input {...asksParentOf} type="hidden" />
      {NAMES.map((name) => {
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
