import { CircleAlert, CircleCheck } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

const KINDS = {
  success: { Icon: CircleCheck, border: "border-lamp-800", color: "text-lamp-800" },
  failure: { Icon: CircleAlert, border: "border-ember-800", color: "text-ember-800" },
} as const;

type MessageBoxProps = ComponentProps<"div"> & {
  kind: keyof typeof KINDS;
  action?: ReactNode;
};

/** Says how a visitor's action turned out. For light backgrounds. */
export function MessageBox({ kind, action, children, ...props }: MessageBoxProps) {
  const { Icon, border, color } = KINDS[kind];
  return (
    <div {...props} className={`flex items-start gap-3 rounded-xl border-2 bg-white p-4 ${border}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-6 shrink-0 ${color}`} />
      <div className="min-w-0 grow">{children}</div>
      {action}
    </div>
  );
}
