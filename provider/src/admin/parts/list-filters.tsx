import { Link } from "@payloadcms/ui";
import type { BeforeListTableServerProps } from "payload";

import { filtersOf } from "../../features/inbox/filters";
import { listAddress, parametersOf } from "../../lib/list-address";
import { translateWith } from "../texts/text";
import styles from "./controls.module.css";

/** Shows filters above an inbox's list, with how many records each has that the reader may see. A search stays. */
export async function ListFilters(props: BeforeListTableServerProps) {
  const { collectionConfig, i18n, params, payload, searchParams = {}, user } = props;
  const { slug } = collectionConfig;
  // The trash has its own address.
  if (!user || params?.segments?.includes("trash")) return null;
  const t = translateWith(i18n.t);
  const search = typeof searchParams.search === "string" ? searchParams.search : "";
  const asked = Object.entries(searchParams).filter(([name]) => name.startsWith("where["));
  const chips = (await filtersOf(payload, { collection: slug, user })).map(async ({ name, where }) => {
    const { totalDocs } = await payload.count({ collection: slug, where, overrideAccess: false, user });
    const isCurrent = JSON.stringify(parametersOf(where).toSorted()) === JSON.stringify(asked.toSorted());
    const href = listAddress(slug, where, search);
    return (
      <li key={name}>
        <Link
          href={href}
          prefetch={false}
          className={styles.chip}
          aria-current={isCurrent ? "page" : undefined}
        >
          {t(name)} <span>{totalDocs}</span>
        </Link>
      </li>
    );
  });
  return (
    <nav aria-label={t("inbox:filters")}>
      <ul className={styles.chips}>{await Promise.all(chips)}</ul>
    </nav>
  );
}
