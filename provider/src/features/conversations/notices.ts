import { environment } from "../../lib/environment";
import { mailWords } from "../../messages/sentences";
import type { Conversation, Staff } from "../../payload-types";
import { recordOfToken, tokenOfRecord } from "../consents/withdrawal-link";
import { letter, type Mail, type Recipient, staffMails } from "../mail/mail";
import { nameOf } from "./carers";

const SELF_HARM = "They may be thinking of self-harm. Please reply at once.";

type Notice = { id?: string; subject: string; intro: string; collection?: "conversations" | "staff" };

/** Emails staff with neither a quote nor a reply address: mailboxes are less private than the admin. */
function notice({ email }: Staff, { collection = "conversations", ...news }: Notice): Mail[] {
  return staffMails(email, { ...news, collection, replyTo: null });
}

/** Says that somebody has written, for the first time or again. */
export function newsMails(
  { id, isUrgent, isMinor, answerCount }: Conversation,
  readers: readonly Staff[],
): Mail[] {
  const what = answerCount ? "has replied" : "asks to talk";
  const intro = [
    answerCount ? "Someone in one of your conversations has replied." : "Someone would like to talk.",
    isUrgent ? SELF_HARM : "Only you and one colleague can read what they wrote.",
    ...(isMinor ? ["They say they’re under 18."] : []),
  ].join(" ");
  const subject = isUrgent ? `Urgent: someone ${what}` : `Someone ${what}`;
  return readers.flatMap((reader) => notice(reader, { id, subject, intro }));
}

/** Says how many open conversations have passed to a carer. */
export function passedOnMail(reader: Staff, count: number): Mail[] {
  const what = count === 1 ? "A conversation has" : `${count} conversations have`;
  return notice(reader, {
    subject: `${what} passed to you`,
    intro: `${what} passed to you because a colleague no longer reads them. Please read and answer what they wrote.`,
  });
}

/** Says that nobody has opened a conversation: to its readers, and after a day to admins, who can call them. */
export function unreadMails(
  { id, isUrgent, calledAt }: Conversation,
  { readers, admins }: { readers: readonly Staff[]; admins: readonly Staff[] },
): Mail[] {
  const subject = `${isUrgent ? "Urgent: an" : "An"} unread conversation is waiting`;
  const waits = `Someone who asked to talk has been waiting for ${calledAt ? "more than a day" : "an hour"}.`;
  const urgency = isUrgent ? SELF_HARM : "Please read it today.";
  const forReaders = `${waits} Neither you nor your colleague has opened their message. ${urgency}`;
  const names = readers.map(nameOf).join(" and ");
  const whom = names
    ? `Only ${names} can read it. Please call them. If you can’t reach one of them, remove ‘Carer’ from that account, and the conversation passes to another carer.`
    : "Nobody can read it right now. Please make two colleagues carers.";
  return [
    ...readers.flatMap((reader) => notice(reader, { id, subject, intro: forReaders })),
    ...admins.flatMap((admin) =>
      notice(admin, {
        collection: "staff",
        subject: `${subject}, and nobody has opened it`,
        intro: `${waits} ${whom}`,
      }),
    ),
  ];
}

const PURPOSE = "read a conversation";

/**
 * Tells somebody that there is an answer and links to it. Quotes nothing, because others may read the mailbox, and has
 * no reply address, because more than two people may read replies.
 */
export function answerNotice(recipient: Recipient, id: string): Mail {
  const words = mailWords(recipient.language);
  const link = `${environment().siteUrl}/conversation/${tokenOfRecord(PURPOSE, id)}`;
  return {
    ...letter(
      recipient,
      words("answers.subject"),
      words("answers.intro"),
      { label: words("answers.read"), link },
      words("answers.replyThere"),
    ),
    replyTo: null,
  };
}

/** Returns the id of the conversation that a link's token opens; `undefined` if the token is invalid. */
export function conversationOfToken(token: string): string | undefined {
  return recordOfToken(PURPOSE, token);
}
