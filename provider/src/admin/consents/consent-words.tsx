import { DEFAULT_LANGUAGE, writtenIn } from "@lampstand/contract/languages";

import type { Consent } from "../../features/consents/consent";
import { NOTE } from "../styles";
import type { Translate } from "../texts/text";

/** Shows what somebody agreed to, in the words they read and, if those were in another language, in English. */
export function ConsentWords({ consent, t }: { consent: Consent; t: Translate }) {
  const { sentence, language = DEFAULT_LANGUAGE, english, withdrawnAt } = consent;
  if (!sentence) return <p style={NOTE}>{t("consents:wordingNotRecorded")}</p>;
  return (
    <>
      <blockquote
        {...writtenIn(language)}
        style={{ margin: "6px 0 0", textDecoration: withdrawnAt ? "line-through" : undefined }}
      >
        {`“${sentence}”`}
      </blockquote>
      {english && <p style={NOTE}>{t("consents:inEnglish", { sentence: english })}</p>}
    </>
  );
}
