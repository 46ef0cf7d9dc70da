import type { ReactNode } from "react";

type Props = { children: ReactNode; onClick: () => void; disabled?: boolean };

/** Stands for the one of @payloadcms/ui, which a component test cannot load. */
export function Button({ children, onClick, disabled }: Props) {
  return (
    <button type="button" onClick={onClick} disabled={disabled}>
      {children}
    </button>
  );
}
