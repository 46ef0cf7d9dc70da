import { Clock, Mail, Phone } from "lucide-react";
import { Fragment } from "react";

const SUPPORT_HOURS = "Monday through Friday 9 AM to 5 PM Central time";

const LINK_STYLE =
  "inline-block min-h-11 content-center font-semibold text-lamp-800 underline underline-offset-4 hover:decoration-2";

type ContactSupportProps = { email: string; phone: string };

/** E-mail address, phone number and hours of the support. */
export function ContactSupport({ email, phone }: ContactSupportProps) {
  return (
    <section className="mx-auto max-w-page px-gutter pb-section">
      <div className="rounded-stage border border-ink/15 bg-white p-6 md:p-10">
        <h2 className="text-title">Contact Support</h2>
        <ul className="mt-4 flex flex-col gap-1 md:flex-row md:flex-wrap md:gap-x-12">
          {email && (
            <li className="flex items-center gap-3">
              <Mail className="size-5 shrink-0 text-lamp-800" aria-hidden="true" />
              <a href={`mailto:${encodeURI(email)}`} className={LINK_STYLE}>
                <BreakableEmail email={email} />
              </a>
            </li>
          )}
          {phone && (
            <li className="flex items-center gap-3">
              <Phone className="size-5 shrink-0 text-lamp-800" aria-hidden="true" />
              <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK_STYLE}>
                {phone}
              </a>
            </li>
          )}
          <li className="flex items-center gap-3">
            <Clock className="size-5 shrink-0 text-lamp-800" aria-hidden="true" />
            <span className="text-balance">{SUPPORT_HOURS}</span>
          </li>
        </ul>
      </div>
    </section>
  );
}

/** Lets a long address break after the @. */
function BreakableEmail({ email }: { email: string }) {
  return email.split(/(?<=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
