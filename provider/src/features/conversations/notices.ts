import { environment } from "../../lib/environment";
import type { Conversation, Staff } from "../../payload-types";
import { recordOfToken, tokenOfRecord } from "../consents/withdrawal-link";
import { type Mail, staffMails } from "../mail/mail";
import { nameOf } from "./carers";

const SELF_HARM = "Their words speak of self-harm. Please answer at once.";

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
  const what = answerCount ? "has written back" : "asks to talk";
  const intro = [
    answerCount ? "Somebody whom you read has written back." : "Somebody would like to talk.",
    isUrgent ? SELF_HARM : "You and one colleague can read what they wrote.",
    ...(isMinor ? ["They say that they are under 18."] : []),
  ].join(" ");
  const subject = isUrgent ? `Urgent: somebody ${what}` : `Somebody ${what}`;
  return readers.flatMap((reader) => notice(reader, { id, subject, intro }));
}

/** Says how many open conversations have passed to a carer. */
export function passedOnMail(reader: Staff, count: number): Mail[] {
  const what = count === 1 ? "A conversation has" : `${count} conversations have`;
  return notice(reader, {
    subject: `${what} passed to you`,
    intro: `${what} passed to you, since a colleague does not read them any more. Please read what was written, and answer it.`,
  });
}

/** Says that nobody has opened a conversation: to its readers, and after a day to admins, who can call them. */
export function unreadMails(
  { id, isUrgent, calledAt }: Conversation,
  { readers, admins }: { readers: readonly Staff[]; admins: readonly Staff[] },
): Mail[] {
  const subject = `${isUrgent ? "Urgent: a" : "A"} conversation waits unread`;
  const waits = `Somebody who asked to talk has been waiting for ${calledAt ? "more than a day" : "an hour"}.`;
  const urgency = isUrgent ? SELF_HARM : "Please read it today.";
  const forReaders = `${waits} Neither you nor your colleague has opened what they wrote. ${urgency}`;
  const names = readers.map(nameOf).join(" and ");
  const whom = names
    ? `Only ${names} can read it. Please call them. If you cannot reach one, take ‘Carer’ off that account: the conversation then passes to another carer.`
    : "Nobody can read it at present. Please make two colleagues carers.";
  return [
    ...readers.flatMap((reader) => notice(reader, { id, subject, intro: forReaders })),
    ...admins.flatMap((admin) =>
      notice(admin, {
        collection: "staff",
        subject: `${subject}, and nobody opens it`,
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
export function answerNotice({ id, email }: { id: string; email: string }): Mail {
  return {
    to: email,
    replyTo: null,
    subject: "There is an answer for you",
    body: [
      "Hello,",
      "You wrote to us, and there is an answer. You can read it, and write back, on a page of your own:",
      {
        label: "Read the answer",
        link: `${environment().siteUrl}/conversation/${tokenOfRecord(PURPOSE, id)}`,
      },
      "Please write back on that page, and do not reply to this mail: nobody reads what is sent to its address. Whoever has the link can open the page.",
    ],
  };
}

/** Returns the id of the conversation that a link's token opens; `undefined` if the token is invalid. */
export function conversationOfToken(token: string): string | undefined {
  return recordOfToken(PURPOSE, token);
}
