import type { ReactNode } from "react";

type Props = { children: ReactNode; onClick: () => void; disabled?: boolean };

/** Replaces the one of @payloadcms/ui, which a component test can't load. */
export function Button({ children, onClick, disabled }: Props) {
  return (
    <button type="button" onClick={onClick} disabled={disabled}>
      {children}
    </button>
  );
}
