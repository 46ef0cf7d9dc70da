import { LANGUAGES } from "@lampstand/contract/languages";
import { Link } from "@payloadcms/ui";
import type { Payload } from "payload";

import { findGaps, type Gap } from "../../features/translations/gaps";
import { SUBJECTS } from "../../features/translations/original";
import { MEDIA_BOX, NOTE } from "../styles";

/** How many records of each kind a language lists; the number counts all of them. */
const LISTED = 10;

const LIST = "/admin/collections/translations";

/** Shows above the list what isn't translated, and what has changed since, for each language of the site. */
export async function TranslationGaps({ payload }: { payload: Payload }) {
  const languages = await findGaps(payload);
  return (
    <section style={{ ...MEDIA_BOX, margin: "0 0 24px" }} aria-labelledby="gaps">
      <h2 id="gaps" style={{ margin: 0, fontSize: "1.25rem" }}>
        What’s left to translate
      </h2>
      {languages.length === 0 && (
        <p style={NOTE}>Your site has one language. Add others under ‘Your church’, Languages.</p>
      )}
      {languages.map(({ language, missing, outdated }) => (
        <div key={language}>
          <GapList
            title={`${LANGUAGES[language].name}: ${missing.length} not translated`}
            gaps={missing}
            addressOf={({ key }) => `${LIST}/create?${new URLSearchParams({ of: key, language }).toString()}`}
          />
          <GapList
            title={`${LANGUAGES[language].name}: ${outdated.length} changed since`}
            gaps={outdated}
            addressOf={({ translation = "" }) => `${LIST}/${translation}`}
          />
        </div>
      ))}
    </section>
  );
}

const KINDS: Record<Gap["subject"], string> = {
  videos: "Video",
  "story-collections": "Collection",
  hashtags: "Hashtag",
  blogs: "Blog article",
  pages: "Page",
  "faq-categories": "Questions",
};

type GapListProps = { title: string; gaps: Gap[]; addressOf: (gap: Gap) => string };

function GapList({ title, gaps, addressOf }: GapListProps) {
  if (gaps.length === 0) return <p style={NOTE}>{title}</p>;
  const listed = SUBJECTS.flatMap((kind) => gaps.filter(({ subject }) => subject === kind).slice(0, LISTED));
  return (
    <details style={NOTE}>
      <summary>{title}</summary>
      <ul>
        {listed.map((gap) => (
          <li key={gap.key}>
            {`${KINDS[gap.subject]}: `}
            <Link href={addressOf(gap)} prefetch={false}>
              {gap.title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
