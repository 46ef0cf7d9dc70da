import { answerUnavailable } from "@/lib/page-cache/page-request.mjs";
import { Notice, type NoticeProps } from "./notice";
import { RenewPage } from "./renew-page";

type OutageNoteProps = {
  /** Completes 'We could not reach'. */
  what: string;
  className: string;
};

/** Not the same as no content: the page answers 503, and then renews itself. */
export function OutageNote({ what, className }: OutageNoteProps) {
  answerUnavailable();
  return (
    <p className={className}>
      <span>{`We could not reach ${what} just now.`}</span> <Renewal />
    </p>
  );
}

/** The page answers 503, and then renews itself. */
export function UnavailableNotice({ children, ...notice }: NoticeProps) {
  answerUnavailable();
  return (
    <Notice {...notice}>
      <span>{children}</span> <Renewal />
    </Notice>
  );
}

function Renewal() {
  return (
    <>
      <span className="noscript:hidden">This page renews itself as soon as we can.</span>
      <noscript>Please load the page again in a moment.</noscript>
      <RenewPage />
    </>
  );
}
