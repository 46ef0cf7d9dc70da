import { environment } from "../../lib/environment";
import { recordOfToken, tokenOfRecord } from "../consents/withdrawal-link";
import type { Mail } from "../mail/mail";

const PURPOSE = "read a conversation";

/**
 * Tells somebody who asked to talk that there is an answer, and leads to it. Not a word of it stands in the mail: others may
 * read the mailbox, and what is sent back to a mail reaches a mailbox that more than two people read.
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

/** The id of the conversation that the token of such a link opens; `undefined` where it is none. */
export function conversationOfToken(token: string): string | undefined {
  return recordOfToken(PURPOSE, token);
}
