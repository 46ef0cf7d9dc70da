import type { ReactNode } from "react";

type MailLinkFormProps = { action: string; token: string; prefix: string; children: ReactNode };

/** The form of a page that a mailed link opens. Its address is secret, so the form itself says in which language it is. */
export function MailLinkForm({ action, token, prefix, children }: MailLinkFormProps) {
  return (
    <form method="post" action={action} className="mt-8 grid justify-items-start gap-4">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="prefix" value={prefix} />
      {children}
    </form>
  );
}
