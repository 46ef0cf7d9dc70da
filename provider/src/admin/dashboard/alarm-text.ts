import type { Alarm } from "../../features/dashboard/waiting";
import type { Translate } from "../texts/text";

/** Returns what staff read about a problem. */
export function alarmText(alarm: Alarm, t: Translate): string {
  if (alarm.kind === "mail") return mailText(alarm, t);
  if (alarm.kind === "other") return alarm.sentence;
  return t(`alarms:${alarm.kind}`, "count" in alarm ? { count: alarm.count } : undefined);
}

type MailAlarm = Extract<Alarm, { kind: "mail" }>;

function mailText({ waiting, givenUp, sentence }: MailAlarm, t: Translate): string {
  const stored = [
    waiting > 0 && t("alarms:mailsWaiting", { count: waiting }),
    givenUp > 0 && t("alarms:mailsGivenUp", { count: givenUp }),
  ].filter(Boolean);
  const failed = stored.length > 0 ? stored : [t("alarms:lastEmailFailed")];
  return [...failed, sentence, t("alarms:tellWhoLooksAfterServer")].filter(Boolean).join(" ");
}
