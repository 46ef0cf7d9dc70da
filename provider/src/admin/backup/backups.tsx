import { formatFilesize } from "payload/shared";

import type { LastBackup } from "../../features/backup/last-backup";
import { Fold } from "../parts/fold";
import { PROBLEM } from "../styles";
import type { Translate } from "../texts/text";
import { momentInWords } from "../time/moment-in-words";

type BackupsProps = { backup: LastBackup; timeZone: string; t: Translate };

/** Shows admins the backups there are, if they can be read, and how to restore one. */
export function Backups({ backup, timeZone, t }: BackupsProps) {
  const { backups, folder, isOnSameDisk } = backup;
  return (
    <Fold title={t("dashboard:backups")}>
      {isOnSameDisk && <p style={PROBLEM}>{t("backups:sameDisk")}</p>}
      <ReadBack backup={backup} timeZone={timeZone} t={t} />
      <ul>
        {backups.map(({ name, madeAt, bytes, version }) => {
          const moment = momentInWords(madeAt, timeZone);
          return (
            <li key={name}>{t("backups:contents", { moment, size: formatFilesize(bytes, 1), version })}</li>
          );
        })}
      </ul>
      <p>{t("backups:restore")}</p>
      <code style={{ overflowWrap: "anywhere" }}>
        {t("backups:command", { backup: `${folder}/${backups[0]?.name ?? ""}` })}
      </code>
      <p>{t("backups:restoreEmpty")}</p>
    </Fold>
  );
}

function ReadBack({ backup: { readBack }, timeZone, t }: BackupsProps) {
  if (!readBack) return <p>{t("backups:notRead")}</p>;
  const { at, damaged, files } = readBack;
  const moment = momentInWords(at, timeZone);
  if (damaged.length === 0) return <p>{t("backups:isRead", { moment, files })}</p>;
  return <p style={PROBLEM}>{t("backups:damaged", { moment, names: damaged.join(", ") })}</p>;
}
