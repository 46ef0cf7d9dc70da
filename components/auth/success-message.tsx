import { CircleCheck } from "lucide-react";

/** What is said of a success while the next page is on its way. */
export function SuccessMessage({ children }: { children: React.ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-3 text-lead font-semibold">
      <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-lamp-800" />
      {children}
    </p>
  );
}
