import { LANGUAGES } from "@lampstand/contract/languages";
import { Link } from "@payloadcms/ui";
import type { BeforeListTableServerProps } from "payload";

import { findGaps, type Gap } from "../../features/translations/gaps";
import { MEDIA_BOX, NOTE } from "../styles";
import { type TextKey, type Translate, translateWith } from "../texts/text";

const LIST = "/admin/collections/translations";

/** Shows above the list what isn't translated, and what has changed since, for each language of the site. */
export async function TranslationGaps({ payload, i18n }: BeforeListTableServerProps) {
  const t = translateWith(i18n.t);
  const languages = await findGaps(payload);
  return (
    <section style={{ ...MEDIA_BOX, margin: "0 0 24px" }} aria-labelledby="gaps">
      <h2 id="gaps" style={{ margin: 0, fontSize: "1.25rem" }}>
        {t("translating:gaps")}
      </h2>
      {languages.length === 0 && <p style={NOTE}>{t("translating:oneLanguage")}</p>}
      {languages.map(({ language, missing, missingCount, outdated }) => (
        <div key={language}>
          <GapList
            title={t("translating:missingCount", {
              language: LANGUAGES[language].name,
              count: missingCount,
            })}
            t={t}
            gaps={missing}
            addressOf={({ key }) => `${LIST}/create?${new URLSearchParams({ of: key, language }).toString()}`}
          />
          <GapList
            title={t("translating:changedCount", {
              language: LANGUAGES[language].name,
              count: outdated.length,
            })}
            t={t}
            gaps={outdated}
            addressOf={({ translation = "" }) => `${LIST}/${translation}`}
          />
        </div>
      ))}
    </section>
  );
}

const KINDS: Record<Gap["subject"], TextKey> = {
  videos: "translating:kindVideos",
  "story-collections": "translating:kindStoryCollections",
  hashtags: "translating:kindHashtags",
  blogs: "translating:kindBlogs",
  pages: "translating:kindPages",
  "faq-categories": "translating:kindFaqCategories",
};

type GapListProps = { title: string; gaps: Gap[]; t: Translate; addressOf: (gap: Gap) => string };

function GapList({ title, gaps, t, addressOf }: GapListProps) {
  if (gaps.length === 0) return <p style={NOTE}>{title}</p>;
  return (
    <details style={NOTE}>
      <summary>{title}</summary>
      <ul>
        {gaps.map((gap) => (
          <li key={gap.key}>
            {`${t(KINDS[gap.subject])}: `}
            <Link href={addressOf(gap)} prefetch={false}>
              {gap.title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
