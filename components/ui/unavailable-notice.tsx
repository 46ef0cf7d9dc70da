import { answerUnavailable } from "@/lib/page-cache/page-request.mjs";
import { Notice, type NoticeProps } from "./notice";
import { Renewal } from "./renewal";

/** The page answers 503, and then renews itself. */
export function UnavailableNotice({ children, ...notice }: NoticeProps) {
  answerUnavailable();
  return (
    <Notice {...notice}>
      {children} <Renewal />
    </Notice>
  );
}
