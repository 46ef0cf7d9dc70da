"use client";

import { useMemo, useRef, useState, type SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import type { FormOutcome } from "@/lib/forms/form-outcome";
import type { FormStart } from "@/lib/forms/form-start";
import { schemaResolver, toFieldErrors, type FormSchema, type FormValues } from "./schema-resolver";
import { useDraft } from "./use-draft";
import { useFormAge } from "./use-form-age";

type SiteFormOptions<Field extends string> = {
  /** The form's name, under which its draft is kept. */
  name: string;
  /** Every field with what it holds when it is empty: no text, or `false` for a box to tick. */
  empty: Readonly<Record<Field, "" | false>>;
  /** Fields of which no draft is kept. */
  passing?: readonly NoInfer<Field>[] | "all";
  /** What the server gave. */
  start: FormStart;
  /** Loads the schema, which checks the form before it is sent. */
  loadSchema: () => Promise<FormSchema>;
  /** Sends what the schema made of the form. It never throws: what goes wrong is an outcome. */
  send: (values: FormValues, form: HTMLFormElement) => Promise<FormOutcome>;
  /** Called once the form was sent and is empty again. */
  onSent?: () => void;
  /** Called once the visitor has emptied the form. */
  onClear?: () => void;
};

export type SiteForm<Field extends string> = ReturnType<typeof useSiteForm<Field>>;

/**
 * A form of the site: checked by its schema, sent once, and kept as a draft until then. Whatever fails, what was typed
 * stays.
 */
export function useSiteForm<Field extends string>(options: SiteFormOptions<Field>) {
  const { name, empty, passing = [], start, send, onSent, onClear } = options;
  const [outcome, setOutcome] = useState(start.outcome);
  const [isSending, setSending] = useState(false);
  const [token, setToken] = useState(start.token);
  const isBusy = useRef(false);
  const waitForAge = useFormAge(token);
  const [loadSchema] = useState(() => options.loadSchema);
  const serverErrors = useMemo(
    () => (outcome?.state === "failed" && outcome.errors ? toFieldErrors(outcome.errors) : undefined),
    [outcome],
  );
  const form = useForm<FormValues>({
    resolver: schemaResolver(loadSchema),
    // Whoever gets the form back from the server sees at once what is mended.
    mode: start.outcome ? "onChange" : "onSubmit",
    ...(serverErrors && { errors: serverErrors }),
  });
  const { errors } = form.formState;
  const wrongAtStart = start.outcome?.state === "failed" ? start.outcome.errors : undefined;
  const firstWrong = Object.keys(empty).find((field) => wrongAtStart?.[field]);
  const draft = useDraft({
    name,
    form,
    fields: textFields(empty, passing),
    start,
    onSentBefore: setToken,
  });

  function clear() {
    draft.clear();
    form.reset({ ...empty, ...start.prefilled });
  }

  async function deliver(values: FormValues, element: HTMLFormElement) {
    setOutcome(null);
    if (token) draft.noteSending(token);
    await waitForAge();
    const became = await send(values, element);
    setOutcome(became);
    if (became.state === "failed") {
      if (became.token) setToken(became.token);
    } else {
      clear();
      onSent?.();
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const element = event.currentTarget;
    isBusy.current = true;
    setSending(true);
    try {
      await form.handleSubmit((values) => deliver(values, element))(event);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return {
    start,
    token,
    isSending,
    outcome,
    /** How many fields are marked as wrong. */
    wrongFields: Object.keys(errors).length,
    /** Whether another tab keeps newer text than is typed here. */
    isDraftElsewhere: draft.isElsewhere,
    clear: () => {
      if (isSending) return;
      clear();
      setOutcome(null);
      onClear?.();
    },
    dismiss: () => {
      setOutcome(null);
    },
    submit,
    /** Changes a field that is no input, such as a choice made of several controls. */
    setValue: (field: string, value: string | boolean) => {
      form.setValue(field, value, { shouldValidate: form.formState.isSubmitted });
    },
    control: form.control,
    /** What `FormField` needs to be this field. */
    field: (field: Field) => ({
      ...form.register(field),
      error: errors[field]?.message,
      defaultValue: start.typed[field] ?? start.prefilled[field],
      // Without script the browser goes there by itself.
      autoFocus: field === firstWrong,
    }),
    /** The same for a box to tick. */
    box: (field: Field) => ({
      ...form.register(field),
      error: errors[field]?.message,
      kind: "checkbox" as const,
      defaultChecked: Boolean(start.typed[field]),
    }),
  };
}

function textFields(
  empty: Readonly<Record<string, "" | false>>,
  except: readonly string[] | "all",
): string[] {
  if (except === "all") return [];
  return Object.keys(empty).filter((field) => empty[field] === "" && !except.includes(field));
}
