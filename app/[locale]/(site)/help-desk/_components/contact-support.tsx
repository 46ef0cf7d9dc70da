import { Clock, Mail, MessageCircle, Phone } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { Fragment } from "react";
import { CrisisLines } from "@/components/layout/crisis-lines";
import { paths } from "@/lib/paths";
import type { CrisisLine } from "@/lib/provider/settings";

const LINK_STYLE =
  "inline-block min-h-11 content-center font-semibold text-lamp-800 underline underline-offset-4 hover:decoration-2";

type ContactSupportProps = {
  email: string;
  phone: string;
  crisisLines: CrisisLine[];
  canTalk: boolean;
  /** Whether the address and number could not be read. */
  isUnreached: boolean;
};

export function ContactSupport({ email, phone, crisisLines, canTalk, isUnreached }: ContactSupportProps) {
  const t = useTranslations("helpDesk");
  return (
    <section className="mx-auto max-w-page px-gutter pb-section">
      <div className="rounded-stage border border-ink/15 bg-white p-6 md:p-10">
        <h2 className="text-title">{t("contact")}</h2>
        <ul className="mt-4 flex flex-col gap-1 md:flex-row md:flex-wrap md:gap-x-12">
          {isUnreached && (
            <li>
              {t.rich("contactUnreached", {
                link: (text) => (
                  <Link href={paths.contactUs} className={LINK_STYLE}>
                    {text}
                  </Link>
                ),
              })}
            </li>
          )}
          {email && (
            <li className="flex items-center gap-3">
              <Mail className="size-5 shrink-0 text-lamp-800" aria-hidden="true" />
              <a href={`mailto:${encodeURI(email)}`} dir="ltr" className={LINK_STYLE}>
                <BreakableEmail email={email} />
              </a>
            </li>
          )}
          {phone && (
            <li className="flex items-center gap-3">
              <Phone className="size-5 shrink-0 text-lamp-800" aria-hidden="true" />
              <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} dir="ltr" className={LINK_STYLE}>
                {phone}
              </a>
            </li>
          )}
          {canTalk && (
            <li className="flex items-center gap-3">
              <MessageCircle className="size-5 shrink-0 text-lamp-800" aria-hidden="true" />
              <Link href={paths.talk} className={LINK_STYLE}>
                {t("talk")}
              </Link>
            </li>
          )}
          <li className="flex items-center gap-3">
            <Clock className="size-5 shrink-0 text-lamp-800" aria-hidden="true" />
            <span className="text-balance">
              {t.rich("hours", { time: (text) => <span className="whitespace-nowrap">{text}</span> })}
            </span>
          </li>
        </ul>
        <CrisisLines lines={crisisLines} className="mt-6 border-t border-ink/15 pt-6" />
      </div>
    </section>
  );
}

function BreakableEmail({ email }: { email: string }) {
  const end = email.indexOf("@") + 1;
  return [email.slice(0, end), email.slice(end)].map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
