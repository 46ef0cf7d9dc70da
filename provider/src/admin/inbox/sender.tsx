"use client";

import { Facts } from "../parts/facts";
import cards from "../parts/cards.module.css";
import { useText } from "../texts/use-text";
import type { useSent } from "./use-sent";

/** `isPrivate`: answers are on a page of the site, because others may read their mailbox. */
type Props = { sent: ReturnType<typeof useSent>; isPrivate: boolean };

/** Shows how urgent it is, how old they are, and when and how to reach them. */
export function Sender({ sent, isPrivate }: Props) {
  const t = useText();
  const { email, phone, times, recordedAt, isUrgent, isHandled, isMinor } = sent;
  return (
    <>
      {isUrgent && !isHandled && (
        <div className={cards.urgentCard} data-urgent>
          <strong>{t("conversations:isUrgent")}</strong> {t("conversations:isUrgentHelp")}
        </div>
      )}
      {isMinor && (
        <div className={cards.card}>
          <strong>{t("conversations:isMinor")}</strong> {t("conversations:isMinorHelp")}
        </div>
      )}
      <Facts
        facts={[
          { name: t("fields:phone"), value: phone && <a href={`tel:${phone}`}>{phone}</a> },
          { name: t("conversations:times"), value: times },
          { name: t("fields:email"), value: isPrivate ? email : <a href={`mailto:${email}`}>{email}</a> },
          { name: t("fields:recordedAt"), value: recordedAt },
        ]}
      />
    </>
  );
}
