import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { languageTag } from "@/lib/i18n/formats";

type MailLinkFormProps = { action: string; token: string; children: ReactNode };

/** The form of a page that a mailed link opens. Its address is secret, so the form itself says in which language it is. */
export function MailLinkForm({ action, token, children }: MailLinkFormProps) {
  return (
    <form method="post" action={action} className="mt-8 grid justify-items-start gap-4">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={languageTag(useLocale()).toLowerCase()} />
      {children}
    </form>
  );
}
