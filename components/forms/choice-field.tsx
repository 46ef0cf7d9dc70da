import { useId, type ComponentProps } from "react";
import { FieldError } from "./form-field";

type ChoiceFieldProps = Pick<ComponentProps<"input">, "name" | "onChange" | "onBlur"> & {
  ref: React.RefCallback<HTMLInputElement>;
  question: string;
  choices: readonly { value: string; label: string; hint?: string }[];
  error?: string | undefined;
  /** The initial choice, without script. */
  chosen?: string | undefined;
  /** Side by side if there is room. */
  isCompact?: boolean;
};

export function ChoiceField({ question, choices, error, chosen, isCompact, ...input }: ChoiceFieldProps) {
  const id = useId();
  const questionId = `${id}question`;
  const errorId = `${id}error`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={questionId}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      className={`grid gap-3 ${isCompact ? "sm:grid-cols-2" : ""}`}
    >
      <p id={questionId} className="col-span-full font-semibold">
        {question}
      </p>
      {choices.map(({ value, label, hint }) => (
        <label
          key={value}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 rounded-xl border-2 border-ink-soft p-4 hover:border-ink has-checked:border-lamp-800 has-checked:bg-linen-50"
        >
          <input
            {...input}
            value={value}
            defaultChecked={value === chosen}
            type="radio"
            aria-describedby={hint && id + value}
            className={`size-6 accent-lamp-800 ${hint ? "mt-0.5 self-start" : ""}`}
          />
          <span>
            <span className="block font-semibold">{label}</span>
            {hint && (
              <span id={id + value} className="text-ink-soft">
                {hint}
              </span>
            )}
          </span>
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
