import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, type ComponentProps } from "react";

export type FieldControl = Pick<
  ComponentProps<"input">,
  "id" | "name" | "aria-describedby" | "aria-invalid" | "aria-required"
>;

type InputProps = Pick<
  ComponentProps<"input">,
  "type" | "defaultValue" | "defaultChecked" | "autoComplete" | "inputMode" | "autoFocus" | "readOnly"
>;

export type FormFieldProps = InputProps & {
  name: string;
  label: React.ReactNode;
  hint?: React.ReactNode;
  error?: string | undefined;
  required?: boolean;
  kind?: "line" | "text" | "checkbox";
  /** Renders a different control; returning `null` keeps the usual one. */
  children?: (control: FieldControl) => React.ReactNode;
  onChange?: React.ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onBlur?: React.FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onFocus?: React.FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  ref?: React.RefCallback<HTMLElement>;
};

/** Text in these fields runs from left to right in every language. */
const CODES: readonly string[] = ["email", "tel", "url", "numeric"];

export function FormField({
  label,
  hint,
  error,
  required = false,
  kind = "line",
  children,
  ...input
}: FormFieldProps) {
  const t = useTranslations("form");
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const isCode = [input.type, input.inputMode].some((kind) => kind && CODES.includes(kind));
  const control: FieldControl = {
    id,
    name: input.name,
    "aria-describedby": [error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": required || undefined,
  };
  const notes = (
    <>
      {hint && (
        <p id={hintId} className="text-caption text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );

  if (kind === "checkbox")
    return (
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
        <input
          {...input}
          {...control}
          type="checkbox"
          className="mt-0.5 size-6 scroll-mt-32 accent-lamp-800"
        />
        <div className="grid gap-1.5">
          <label htmlFor={id} className="cursor-pointer">
            {label}
          </label>
          {notes}
        </div>
      </div>
    );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {required && (
          <span aria-hidden="true" className="text-caption text-ink-soft">
            {t("required")}
          </span>
        )}
      </div>
      {children?.(control) ??
        (kind === "text" ? (
          <textarea {...input} {...control} rows={6} className={INPUT_STYLE} dir="auto" />
        ) : (
          <input
            {...input}
            {...control}
            dir={isCode ? "ltr" : undefined}
            className={`${INPUT_STYLE} min-h-13`}
          />
        ))}
      {notes}
    </div>
  );
}

type FieldErrorProps = { id: string; children: string };

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="flex gap-1.5 font-semibold text-ember-800">
      <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** For light backgrounds: the border has a contrast of 3:1. */
export const INPUT_STYLE =
  "block w-full min-w-0 scroll-mt-32 rounded-xl border-2 border-ink-soft bg-white px-4 py-2.5 text-body text-ink hover:border-ink aria-invalid:border-ember-800";
