import { CircleAlert } from "lucide-react";

type FieldErrorProps = { id: string; children: React.ReactNode };

/** What is wrong with a field, which names this as its description. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="flex gap-1.5 font-semibold text-ember-800">
      <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
      {children}
    </p>
  );
}
