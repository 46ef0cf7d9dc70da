"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useMemo, useRef, useState } from "react";
import { useForm, type Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import { fieldErrors } from "@/lib/forms/field-errors";
import type { FormOutcome, FormStart, FormValues } from "@/lib/forms/site-forms";
import type { Words } from "@/lib/i18n/words";
import { logError } from "@/lib/utils/log";
import { useDraft } from "./use-draft";
import { useMinimumAge, useOwnToken } from "./use-form-token";

export type FormSchema = z.ZodMiniType<FormValues>;

type SiteFormOptions<Field extends string> = {
  name: string;
  empty: Readonly<Record<Field, "" | false>>;
  withoutDraft?: readonly NoInfer<Field>[] | "all";
  start: FormStart;
  loadSchema: () => Promise<FormSchema>;
  /** Never throws: a failure is an outcome. */
  send: (values: FormValues, form: HTMLFormElement) => Promise<FormOutcome>;
  onSent?: () => void;
  onClear?: () => void;
};

export type SiteForm<Field extends string> = ReturnType<typeof useSiteForm<Field>>;

/** Sends one at a time. The draft stays until the form is sent or cleared; after a failure all text stays. */
export function useSiteForm<Field extends string>(options: SiteFormOptions<Field>) {
  const { name, empty, withoutDraft = [], start, send, onSent, onClear } = options;
  const t = useTranslations("failures");
  const fieldWords = useTranslations("fieldErrors");
  const [outcome, setOutcome] = useState(start.outcome);
  const [isSending, setSending] = useState(false);
  const [token, setToken] = useState(start.token);
  const isBusy = useRef(false);
  useOwnToken(start, (own) => {
    // A form keeps its token while it is being sent, or after it was sent without an answer.
    if (!isBusy.current) setToken((current) => (current === start.token ? own : current));
  });
  const waitForMinimumAge = useMinimumAge(token);
  const [loadSchema] = useState(() => options.loadSchema);
  const serverErrors = useMemo(
    () => (outcome?.errors ? toFieldErrors(outcome.errors) : undefined),
    [outcome],
  );
  const form = useForm<FormValues>({
    resolver: schemaResolver(loadSchema, fieldWords),
    // After errors from the server, the form shows at once which fields are corrected.
    mode: start.outcome ? "onChange" : "onSubmit",
    ...(serverErrors && { errors: serverErrors }),
  });
  const { errors } = form.formState;
  const errorsAtStart = start.outcome?.errors;
  const firstInvalid = Object.keys(empty).find((field) => errorsAtStart?.[field]);
  const draft = useDraft({
    name,
    form,
    fields: draftFields(empty, withoutDraft),
    start,
    onEarlierToken: setToken,
  });

  function clear() {
    draft.clear();
    form.reset({ ...empty, ...start.prefilled });
  }

  async function sendValues(values: FormValues, element: HTMLFormElement) {
    setOutcome(null);
    if (token) draft.noteSending(token);
    await waitForMinimumAge();
    const result = await send(values, element);
    setOutcome(result);
    if (result.token) setToken(result.token);
    if (result.status !== "error") {
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
      await form.handleSubmit((values) => sendValues(values, element))(event);
    } catch (error) {
      logError("form-script-failed", error, { form: name });
      setOutcome({ status: "error", message: t("scriptFailed") });
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
    errorCount: Object.keys(errors).length,
    isDraftElsewhere: draft.isElsewhere,
    keepsDraft: withoutDraft !== "all",
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
    setValue: (field: string, value: string | boolean) => {
      form.setValue(field, value, { shouldValidate: form.formState.isSubmitted });
    },
    control: form.control,
    field: (field: Field) => ({
      ...form.register(field),
      error: errors[field]?.message,
      defaultValue: start.typed[field] ?? start.prefilled[field],
      // Focuses the first error if there is no JavaScript.
      autoFocus: field === firstInvalid,
    }),
    checkbox: (field: Field) => ({
      ...form.register(field),
      error: errors[field]?.message,
      kind: "checkbox" as const,
      defaultChecked: Boolean(start.typed[field]),
    }),
  };
}

/** If the schema can't load, such as on a lost connection, or fails in an old browser, only the server validates. */
function schemaResolver(
  loadSchema: () => Promise<FormSchema>,
  t: Words<"fieldErrors">,
): Resolver<FormValues> {
  return async (values) => {
    const parsed = await loadSchema()
      .then((schema) => schema.safeParse(values))
      .catch((error: unknown) => {
        logError("form-schema-missing", error);
        return null;
      });
    if (!parsed) return { values, errors: {} };
    if (parsed.success) return { values: parsed.data, errors: {} };
    return { values: {}, errors: toFieldErrors(fieldErrors(parsed.error, t)) };
  };
}

function toFieldErrors(errors: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, { type: "schema", message }]),
  );
}

function draftFields(
  empty: Readonly<Record<string, "" | false>>,
  except: readonly string[] | "all",
): string[] {
  if (except === "all") return [];
  return Object.keys(empty).filter((field) => empty[field] === "" && !except.includes(field));
}
