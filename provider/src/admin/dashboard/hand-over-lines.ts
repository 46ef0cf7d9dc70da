import type { Account, Carer, KeptFor, Places } from "../../features/dashboard/hand-over";
import type { Line } from "../printed-page";
import type { TextKey, Translate } from "../texts/text";

const ROLES: Record<Account["role"], TextKey> = {
  admin: "handOver:admin",
  editor: "handOver:editor",
  reviewer: "handOver:reviewer",
};

const KEPT: Record<KeptFor["kept"], TextKey> = {
  messages: "handOver:keptMessages",
  offers: "handOver:keptOffers",
  conversations: "handOver:keptConversations",
  declined: "handOver:keptDeclined",
  consents: "handOver:keptConsents",
  originals: "handOver:keptOriginals",
  trash: "handOver:keptTrash",
};

/** Returns the accounts with their roles, for printing. */
export function accountLines(accounts: Account[], t: Translate): Line[] {
  return accounts.map(({ name, role, isInvited, hasSecondStep }) => {
    const steps: TextKey = hasSecondStep ? "handOver:accountWithTwoSteps" : "handOver:accountWithOneStep";
    const invited: TextKey = hasSecondStep
      ? "handOver:accountInvitedWithTwoSteps"
      : "handOver:accountInvitedWithOneStep";
    return { name, value: t(isInvited ? invited : steps, { role: t(ROLES[role]) }) };
  });
}

/** Returns who reads conversations, for printing. */
export function carerLines(carers: Carer[], t: Translate): Line[] {
  return carers.map(({ name, answersMinors }) => ({
    name,
    value: t(answersMinors ? "handOver:carerOfMinors" : "handOver:carer"),
  }));
}

/** Returns where things run, for printing. */
export function placeLines(places: Places, t: Translate): Line[] {
  const { version, dataFolder, database, bucket, mail, preparesVideos } = places;
  return [
    { name: t("handOver:site"), value: places.site },
    { name: t("handOver:adminAddress"), value: places.admin },
    { name: t("handOver:version"), value: t("handOver:versions", { version, node: process.version }) },
    { name: t("handOver:machine"), value: places.machine },
    { name: t("handOver:dataFolder"), value: dataFolder },
    {
      name: t("handOver:database"),
      value: database.isPostgres ? t("handOver:postgres", { place: database.place }) : database.place,
    },
    { name: t("handOver:pictures"), value: bucket ? t("handOver:bucket", bucket) : dataFolder },
    { name: t("handOver:mail"), value: mail ? t("handOver:mailBySender", mail) : t("handOver:mailNone") },
    {
      name: t("handOver:videos"),
      value: t(preparesVideos ? "handOver:videosPrepared" : "handOver:videosUnprepared"),
    },
  ];
}

/** Returns how long things are kept, for printing. */
export function keptLines(kept: KeptFor[], t: Translate): Line[] {
  return kept.map(({ kept: what, days }) => ({
    name: t(KEPT[what]),
    value: days === 0 ? t("handOver:keptUntilDeleted") : t("handOver:keptDays", { count: days }),
  }));
}
