import { t as translateKey } from "@payloadcms/translations";
import type { ReactNode } from "react";

import { english } from "../admin/texts/en";

type Props = { children: ReactNode; onClick: () => void; disabled?: boolean };

/** Replaces the one of @payloadcms/ui, which a component test can't load. */
export function Button({ children, onClick, disabled }: Props) {
  return (
    <button type="button" onClick={onClick} disabled={disabled}>
      {children}
    </button>
  );
}

/** Translates with the admin's own texts. */
export const useTranslation = () => ({
  i18n: { language: "en", t: translate },
  t: translate,
});

/** Translates outside components. */
export function translate(key: string, vars?: Record<string, unknown>): string {
  return translateKey({ key, translations: english, vars });
}
