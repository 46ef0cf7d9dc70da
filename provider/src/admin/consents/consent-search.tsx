import { Link } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";

import { churchTimeZone } from "../../features/church/church";
import type { Consent } from "../../features/consents/consent";
import { type FoundConsents, searchConsents } from "../../features/consents/consent-records";
import { isStaffUser } from "../../access/roles";
import { dayInWords } from "../../lib/days";
import { AdminPage } from "../admin-page";
import { CONSENT_SEARCH_PATH } from "../menu";
import { NOTE, ROW } from "../styles";
import { type Translate, translateWith } from "../texts/text";
import { trashAddress } from "../trashed-record";
import { ConsentWords } from "./consent-words";
import { PURPOSES } from "./purposes";

/** Finds what somebody agreed to in any form. Payload shows this page to anyone, so it checks who is asking. */
export async function ConsentSearch(view: AdminViewServerProps) {
  const { searchParams } = view;
  const { req } = view.initPageResult;
  if (!isStaffUser(req.user)) redirect(`/admin/login?redirect=${encodeURIComponent(CONSENT_SEARCH_PATH)}`);
  const t = translateWith(req.t);
  const words = typeof searchParams?.q === "string" ? searchParams.q : "";
  const [results, timeZone] = await Promise.all([searchConsents(req, words), churchTimeZone(req.payload)]);
  return (
    <AdminPage view={view}>
      <h1 style={{ margin: "24px 0" }}>{t("consents:heading")}</h1>
      <form method="get" action={CONSENT_SEARCH_PATH} role="search" className="field-type text" style={ROW}>
        <label htmlFor="consent-words">{t("consents:who")}</label>
        <input id="consent-words" type="search" name="q" defaultValue={words} style={{ maxWidth: 360 }} />
        <button type="submit" className="btn btn--style-primary btn--size-medium btn--no-margin">
          {t("consents:find")}
        </button>
      </form>
      {words && (
        <p role="status" style={NOTE}>
          {results.length === 0 ? t("consents:nobody") : t("consents:found", { count: results.length })}
        </p>
      )}
      <ul style={{ margin: "16px 0 40px", padding: 0, listStyle: "none" }}>
        {results.map((found) => (
          <Found key={`${found.collection}/${found.id}`} found={found} timeZone={timeZone} t={t} />
        ))}
      </ul>
    </AdminPage>
  );
}

function Found({ found, timeZone, t }: { found: FoundConsents; timeZone: string; t: Translate }) {
  const { collection, id, kind, name, email, createdAt, isTrashed, consents } = found;
  const day = (moment: string) => dayInWords(moment, timeZone);
  return (
    <li
      style={{
        padding: "16px 0",
        borderBottom: "1px solid var(--theme-elevation-150)",
        overflowWrap: "anywhere",
      }}
    >
      <Link
        href={
          isTrashed
            ? trashAddress(collection, id)
            : `/admin/collections/${collection}/${encodeURIComponent(id)}`
        }
        prefetch={false}
      >
        <strong>{name}</strong>
      </Link>
      {`, ${email}`}
      <p style={NOTE}>
        {t(isTrashed ? "consents:sentOnNowTrashed" : "consents:sentOn", { kind, date: day(createdAt) })}
      </p>
      {consents.length === 0 && <p style={NOTE}>{t("consents:none")}</p>}
      {consents.map((consent) => (
        <div key={`${consent.purpose} ${consent.givenAt}`}>
          <p style={{ margin: "4px 0 0" }}>{agreement(consent, day, t)}</p>
          <ConsentWords consent={consent} t={t} />
        </div>
      ))}
    </li>
  );
}

function agreement(consent: Consent, day: (moment: string) => string, t: Translate): string {
  const { purpose, givenAt, withdrawnAt } = consent;
  const values = { purpose: t(PURPOSES[purpose]), date: day(givenAt) };
  return withdrawnAt
    ? t("consents:agreedOnThenWithdrawn", { ...values, withdrawnDate: day(withdrawnAt) })
    : t("consents:agreedOn", values);
}
