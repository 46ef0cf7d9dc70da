"use client";

import type { CrisisLine } from "../../features/inbox/desk";
import { SmallButton } from "../panel-parts";
import { ROW } from "../styles";
import { useText } from "../texts/use-text";
import styles from "./desk.module.css";

type Props = { lines: CrisisLine[]; onAdd: (words: string) => void };

const COUNTRY_NAMES = new Intl.DisplayNames("en", { type: "region" });

/** Shows crisis lines to read out or to send. */
export function CrisisLines({ lines, onAdd }: Props) {
  const t = useText();
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={t("inbox:crisisLines")}>
      {lines.map(({ country, name, phone, link }) => {
        const way = [phone, link].filter(Boolean).join(", ");
        return (
          <li key={`${country} ${name}`} style={ROW}>
            <span style={{ overflowWrap: "anywhere" }}>
              {t("recordFields:crisisLine", { country: COUNTRY_NAMES.of(country) ?? country, name })}{" "}
              <strong dir="ltr">{way}</strong>
            </span>
            <SmallButton aria-label={t("inbox:addLineOf", { name })} onClick={() => onAdd(`${name}: ${way}`)}>
              {t("inbox:addLine")}
            </SmallButton>
          </li>
        );
      })}
    </ul>
  );
}
