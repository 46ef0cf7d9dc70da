import { useId, type ComponentProps } from "react";
import { FieldError } from "./field-error";
import { INPUT_STYLE } from "./field-style";

/** What ties a control to its label, hint and error. */
export type FieldControl = Pick<
  ComponentProps<"input">,
  "id" | "name" | "aria-describedby" | "aria-invalid" | "aria-required"
>;

type InputProps = Pick<
  ComponentProps<"input">,
  "type" | "defaultValue" | "defaultChecked" | "autoComplete" | "inputMode" | "autoFocus" | "readOnly"
>;

export type FormFieldProps = InputProps & {
  /** The contract's name of the field. */
  name: string;
  label: React.ReactNode;
  hint?: React.ReactNode;
  /** What is wrong with what was filled in. */
  error?: string | undefined;
  required?: boolean;
  /** A line, a text of several lines, or a box to tick. */
  kind?: "line" | "text" | "checkbox";
  /** Another control in the place of the usual one. */
  children?: (control: FieldControl) => React.ReactNode;
  onChange?: React.ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onBlur?: React.FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onFocus?: React.FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  ref?: React.RefCallback<HTMLElement>;
};

/** A field of a form: its label, hint and error are tied to it, for everybody. */
export function FormField({
  label,
  hint,
  error,
  required = false,
  kind = "line",
  children,
  ...input
}: FormFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
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
            required
          </span>
        )}
      </div>
      {children?.(control) ??
        (kind === "text" ? (
          <textarea {...input} {...control} rows={6} className={INPUT_STYLE} dir="auto" />
        ) : (
          <input {...input} {...control} className={`${INPUT_STYLE} min-h-13`} />
        ))}
      {notes}
    </div>
  );
}
