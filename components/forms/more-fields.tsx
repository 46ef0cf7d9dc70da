"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SiteForm } from "./use-site-form";

type MoreFieldsProps<Field extends string> = {
  form: SiteForm<Field>;
  /** The fields inside. */
  names: readonly Field[];
  /** What is inside, beside 'More'. */
  hint: string;
  /** Whether it is open at first, as when the address of the page filled a field. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** Fields that few need, folded until asked for. It opens by itself when one of them has an error. */
export function MoreFields<Field extends string>(props: MoreFieldsProps<Field>) {
  const { form, names, hint, isOpenAtFirst = false, children } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const hasError = names.some((name) => form.field(name).error);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // A field could not take the focus while it was folded.
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
        More
        <span className="ml-2.5 text-caption font-normal text-ink-soft">{hint}</span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-2 pb-5">{children}</div>
    </details>
  );
}
