import { Link } from "@payloadcms/ui";
import { formatFilesize } from "payload/shared";

import type { LastBackup } from "../../features/backup/last-backup";
import type { Space } from "../../features/monitoring/space";
import { FigureList } from "../charts/figures";
import { Backups } from "../backup/backups";
import type { Translate } from "../texts/text";
import { momentInWords } from "../time/moment-in-words";
import styles from "./dashboard.module.css";

type SpaceCardProps = {
  space: Space;
  backup: LastBackup | undefined;
  canBeSetAside: boolean;
  timeZone: string;
  t: Translate;
};

/** Shows admins how much room things take, how long the disk will last, and when the last backup was made. */
export function SpaceCard({ space, backup, canBeSetAside, timeZone, t }: SpaceCardProps) {
  const { at, originals, spareable, renditions, backups = 0, free = 0, lasts } = space;
  const figures = [
    { label: t("dashboard:uploadedFiles"), bytes: originals },
    { label: t("dashboard:madeFromThem"), bytes: renditions },
    { label: t("dashboard:backups"), bytes: backups },
    { label: t("dashboard:free"), bytes: free },
  ].filter(({ bytes }) => bytes > 0);
  return (
    <section className={styles.panel} aria-labelledby="space">
      <h2 id="space" className={styles.heading}>
        {t("dashboard:space")}
      </h2>
      <FigureList figures={figures.map(({ label, bytes }) => ({ label, value: formatFilesize(bytes, 1) }))} />
      <p className={styles.note}>{t("dashboard:asOf", { moment: momentInWords(at, timeZone) })}</p>
      <p className={styles.text}>
        {backup
          ? t("dashboard:lastBackup", { moment: momentInWords(backup.at, timeZone) })
          : t("dashboard:noBackup")}
        {lasts && ` ${t("dashboard:diskLasts", { time: lasts })}`}
      </p>
      {backup && backup.backups.length > 0 && (
        <Backups backup={backup} canBeSetAside={canBeSetAside} timeZone={timeZone} t={t} />
      )}
      {spareable > 0 && (
        <p className={styles.note}>
          {t("dashboard:freeable", { size: formatFilesize(spareable, 1) })}{" "}
          <Link href="/admin/globals/settings" prefetch={false}>
            {t("dashboard:howLongKept")}
          </Link>
        </p>
      )}
    </section>
  );
}
