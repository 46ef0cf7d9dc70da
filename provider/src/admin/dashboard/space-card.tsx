import { Link } from "@payloadcms/ui";

import type { LastBackup } from "../../features/backup/last-backup";
import type { Space } from "../../features/monitoring/space";
import type { Translate } from "../texts/text";
import { momentInWords } from "../time/moment-in-words";
import styles from "./dashboard.module.css";

const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

type SpaceCardProps = { space: Space; backup: LastBackup | undefined; timeZone: string; t: Translate };

/** Shows admins how much room things take, how long the disk will last, and when the last backup was made. */
export function SpaceCard({ space, backup, timeZone, t }: SpaceCardProps) {
  const { originals, spareable, renditions, backups, free, lasts } = space;
  const figures = [
    { label: t("dashboard:uploadedFiles"), value: inUnits(originals) },
    { label: t("dashboard:madeFromThem"), value: inUnits(renditions) },
    ...(backups === undefined ? [] : [{ label: t("dashboard:backups"), value: inUnits(backups) }]),
    ...(free === undefined ? [] : [{ label: t("dashboard:free"), value: inUnits(free) }]),
  ];
  return (
    <section className={styles.panel} aria-labelledby="space">
      <h2 id="space" className={styles.heading}>
        {t("dashboard:space")}
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>
        {backup
          ? t("dashboard:lastBackup", { moment: momentInWords(backup.at, timeZone) })
          : t("dashboard:noBackup")}
        {lasts && ` ${t("dashboard:diskLasts", { time: lasts })}`}
      </p>
      {spareable > 0 && (
        <p className={styles.note}>
          {t("dashboard:freeable", { size: inUnits(spareable) })}{" "}
          <Link href="/admin/globals/settings" prefetch={false}>
            {t("dashboard:howLongKept")}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Returns the size as people read it: 1.4 GB. */
function inUnits(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value.toFixed(power > 1 && value < 100 ? 1 : 0)} ${UNITS[power] ?? ""}`;
}
