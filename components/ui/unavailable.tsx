import { type Messages, useTranslations } from "next-intl";
import { answerUnavailable } from "@/lib/page-cache/page-request.mjs";
import { Notice, type NoticeProps } from "./notice";
import { RenewPage } from "./renew-page";

type OutageNoteProps = {
  /** What the page lacks. */
  what: keyof Messages["outages"];
  className: string;
};

/** Says that content is unavailable rather than missing. The page answers 503 and then renews itself. */
export function OutageNote({ what, className }: OutageNoteProps) {
  const t = useTranslations("outages");
  answerUnavailable();
  return (
    <p className={className}>
      <span>{t(what)}</span> <Renewal />
    </p>
  );
}

/** Shows a notice in place of content. The page answers 503 and then renews itself. */
export function UnavailableNotice({ children, ...notice }: NoticeProps) {
  answerUnavailable();
  return (
    <Notice {...notice}>
      <span>{children}</span> <Renewal />
    </Notice>
  );
}

function Renewal() {
  const t = useTranslations("notices");
  return (
    <>
      <span className="noscript:hidden">{t("reloads")}</span>
      <noscript>{t("reloadInAMoment")}</noscript>
      <RenewPage />
    </>
  );
}
