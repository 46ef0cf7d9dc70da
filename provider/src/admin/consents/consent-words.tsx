import { DEFAULT_LANGUAGE, writtenIn } from "@lampstand/contract/languages";

import type { Consent } from "../../features/consents/consent";
import { NOTE } from "../styles";

/** Shows what somebody agreed to, in the words they read and, if those were in another language, in English. */
export function ConsentWords({ consent }: { consent: Consent }) {
  const { sentence, language = DEFAULT_LANGUAGE, english, withdrawnAt } = consent;
  if (!sentence) return <p style={NOTE}>They ticked the box, but we didn’t record the wording.</p>;
  return (
    <>
      <blockquote
        {...writtenIn(language)}
        style={{ margin: "6px 0 0", textDecoration: withdrawnAt ? "line-through" : undefined }}
      >
        {`“${sentence}”`}
      </blockquote>
      {english && <p style={NOTE}>{`In English: “${english}”`}</p>}
    </>
  );
}
