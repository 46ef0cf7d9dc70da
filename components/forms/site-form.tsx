"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { Button } from "@/components/ui/button";
import { FORM_WORDING, noAnswerMessage } from "@/lib/forms/form-wording";
import {
  type FormName,
  type FormOutcome,
  type FormValues,
  TOKEN_FIELD,
  TRAP_FIELD,
} from "@/lib/forms/site-forms";
import { apiPaths, paths } from "@/lib/paths";
import { logError } from "@/lib/utils/log";
import { OutcomeMessage, SubmitButton } from "./form-feedback";
import { FormField, type FormFieldProps } from "./form-field";
import type { SiteForm as Form } from "./use-site-form";

type SiteFormProps<Field extends string> = {
  form: Form<Field>;
  /** Receives the form if there is no JavaScript. */
  action?: (fields: FormData) => Promise<void>;
  label: string;
  submitText: string;
  busyText: string;
  outcome?: React.ReactNode;
  children: React.ReactNode;
};

export function SiteForm<Field extends string>(props: SiteFormProps<Field>) {
  const { form, action, label, submitText, busyText, outcome, children } = props;
  const t = useTranslations("form");
  return (
    <form
      action={action}
      aria-label={label}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <HiddenFields token={form.token} />
      {children}
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton isBusy={form.isSending} text={submitText} busyText={busyText} />
          <Button
            onClick={form.clear}
            aria-disabled={form.isSending}
            look="secondary"
            size="large"
            className="aria-disabled:opacity-70 noscript:hidden"
          >
            {t("clear")}
          </Button>
        </div>
        {outcome ?? <OutcomeMessage form={form} />}
        <p className="text-caption text-ink-soft">
          {t.rich(form.keepsDraft ? "privacyAndDraft" : "privacy", {
            link: (text) => (
              <Link href={paths.privacyPolicy} className="underline underline-offset-2">
                {text}
              </Link>
            ),
          })}
        </p>
      </div>
    </form>
  );
}

/** Protects against spam with the form token and a honeypot field. */
function HiddenFields({ token }: { token: string }) {
  const t = useTranslations("form");
  return (
    <>
      <input type="hidden" name={TOKEN_FIELD} value={token} />
      <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
        <label>
          <span>{t("leaveEmpty")}</span>
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

export function RecordedAtField(field: Omit<FormFieldProps, "label" | "hint">) {
  const t = useTranslations("form");
  return <FormField {...field} label={t("recordedAt")} hint={t("recordedAtHint")} />;
}

/** Returns a function that sends a form. It never throws: no answer counts as an outcome. */
export function useFormSender(name: FormName) {
  const t = useTranslations("failures");
  return async (values: FormValues, form: HTMLFormElement): Promise<FormOutcome> => {
    const hidden = new FormData(form);
    const [token, trap] = [hidden.get(TOKEN_FIELD), hidden.get(TRAP_FIELD)];
    try {
      const { submitJson } = await import("@/lib/api-client/site-request");
      return await submitJson(apiPaths.form(name), { ...values, [TOKEN_FIELD]: token, [TRAP_FIELD]: trap });
    } catch (error) {
      logError("form-not-sent", error, { form: name });
      return { status: "error", message: noAnswerMessage(t, FORM_WORDING[name].broken, error) };
    }
  };
}
