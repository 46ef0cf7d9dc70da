"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SiteForm } from "./use-site-form";

type MoreFieldsProps<Field extends string> = {
  form: SiteForm<Field>;
  names: readonly Field[];
  /** Its contents, shown beside 'More'. */
  hint: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** Opens automatically when one of its fields has an error. */
export function MoreFields<Field extends string>(props: MoreFieldsProps<Field>) {
  const { form, names, hint, isOpenAtFirst = false, children } = props;
  const t = useTranslations("form");
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const hasError = names.some((name) => form.field(name).error);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // A folded field cannot take the focus.
    const wrong = details.current?.closest("form")?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (hasError && wrong && details.current?.contains(wrong)) wrong.focus();
  }, [hasError]);
  return (
    <details
      ref={details}
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
      className="rounded-xl border-2 border-ink/15 bg-white"
    >
      <summary className="min-h-13 cursor-pointer scroll-mt-32 px-4 py-3 font-semibold">
        <span>{t("more")}</span>
        <span className="ms-2.5 text-caption font-normal text-ink-soft">{hint}</span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-2 pb-5">{children}</div>
    </details>
  );
}
