import { formatFilesize } from "payload/shared";

import type { LastBackup } from "../../features/backup/last-backup";
import { Fold } from "../parts/fold";
import { PROBLEM } from "../styles";
import type { Translate } from "../texts/text";
import { momentInWords } from "../time/moment-in-words";

type BackupsProps = {
  backup: LastBackup;
  /** Whether a restore can move away what is there. */
  canBeSetAside: boolean;
  timeZone: string;
  t: Translate;
};

/** Shows admins the backups there are, if they can be read, and how to restore one. */
export function Backups({ backup, canBeSetAside, timeZone, t }: BackupsProps) {
  const { backups, folder, isOnSameDisk, readBack } = backup;
  // After a damaged one, the next is checked too: the damaged one is the newest.
  const whole = backups[readBack && readBack.damaged.length > 0 ? 1 : 0];
  return (
    <Fold title={t("dashboard:backups")}>
      {isOnSameDisk && <p>{t("backups:sameDisk")}</p>}
      <ReadBack readBack={readBack} timeZone={timeZone} t={t} />
      <ul>
        {backups.map(({ name, madeAt, bytes, version }) => {
          const moment = momentInWords(madeAt, timeZone);
          return (
            <li key={name}>{t("backups:contents", { moment, size: formatFilesize(bytes, 1), version })}</li>
          );
        })}
      </ul>
      {canBeSetAside && whole && (
        <>
          <p>{t("backups:restore")}</p>
          <code style={{ overflowWrap: "anywhere" }}>
            {t("backups:command", { backup: `${folder}/${whole.name}` })}
          </code>
        </>
      )}
      <p>{t("backups:restoreEmpty")}</p>
    </Fold>
  );
}

function ReadBack({
  readBack,
  timeZone,
  t,
}: Pick<BackupsProps, "timeZone" | "t"> & Pick<LastBackup, "readBack">) {
  if (!readBack) return <p>{t("backups:notRead")}</p>;
  const { at, damaged, files } = readBack;
  const moment = momentInWords(at, timeZone);
  if (damaged.length === 0) return <p>{t("backups:isRead", { moment, files })}</p>;
  return <p style={PROBLEM}>{t("backups:damaged", { moment, names: damaged.join(", ") })}</p>;
}
