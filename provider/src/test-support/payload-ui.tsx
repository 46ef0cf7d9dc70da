import type { ReactNode, Ref } from "react";

import { translate } from "./translate";

type Props = {
  id?: string;
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** Replaces the one of @payloadcms/ui, which a component test can't load. */
export function Button({ id, children, onClick, disabled, ref }: Props) {
  return (
    <button ref={ref} id={id} type="button" onClick={onClick} disabled={disabled}>
      {children}
    </button>
  );
}

/** Translates with the admin's own texts. */
export const useTranslation = () => ({
  i18n: { language: "en", t: translate },
  t: translate,
});
