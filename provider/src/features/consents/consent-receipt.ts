import { DEFAULT_LANGUAGE } from "@lampstand/contract/languages";
import type { Payload } from "payload";

import { dayInWords } from "../../lib/days";
import { environment } from "../../lib/environment";
import { mailLocale, type MailWords, mailWords } from "../../messages/sentences";
import { churchTimeZone } from "../church/church";
import { letter, type Mail, type MailPart, type Recipient } from "../mail/mail";
import { recipientFor } from "../mail/recipient";
import { readConsents } from "./consent";
import { type Withdrawal, withdrawalLink } from "./withdrawal-link";

type ConsentRecord = {
  email: string;
  language?: string | null;
  consents?: unknown;
  withdrawalSeed?: string | null;
  withdrawalHash?: string | null;
};

/** What a receipt says besides the consents themselves. */
type ReceiptParts = {
  /** The first sentence. */
  thanks: ReceiptThanks;
  /** What to say if they didn't agree to its use. */
  missing?: (words: MailWords, recipient: Recipient) => MailPart[];
};

type ReceiptThanks =
  "othersStory" | "storyAgreed" | "storyArrived" | "storyArrivedComplete" | "storyStays" | "testimony";

/** Writes the receipt of what needs consent. It repeats nothing typed, so nobody can use our name to write to strangers. */
export async function consentReceipt(
  payload: Payload,
  record: ConsentRecord,
  { thanks, missing }: ReceiptParts,
): Promise<Mail> {
  const recipient = await recipientFor(payload, record);
  const words = mailWords(recipient.language);
  const timeZone = await churchTimeZone(payload);
  const day = (moment: string) => dayInWords(moment, timeZone, mailLocale(recipient.language));
  const agreed = agreedParts(record, recipient, day, words);
  const subject = words(agreed.length > 0 ? "receipts.agreedSubject" : "receipts.missingSubject");
  return letter(
    recipient,
    subject,
    words(`receipts.${thanks}`),
    ...(missing?.(words, recipient) ?? []),
    ...agreed,
  );
}

/** Tells people who filled in the testimony form that they didn't agree to its use. */
export function testimonyUnused({ consents }: ConsentRecord, words: MailWords): MailPart[] {
  if (readConsents(consents).some(({ purpose }) => purpose === "agreeToUseTestimony")) return [];
  return [
    words("receipts.testimonyUnused"),
    { label: words("receipts.fillInForm"), link: `${environment().siteUrl}/form` },
  ];
}

/** The part of a mail that repeats what somebody agreed to and says how to withdraw it; empty where that is nothing. */
function agreedParts(
  { consents, withdrawalSeed, withdrawalHash }: ConsentRecord,
  recipient: Recipient,
  day: (moment: string) => string,
  words: MailWords,
): MailPart[] {
  const agreed = readConsents(consents);
  const [first] = agreed;
  if (!first || !withdrawalSeed || !withdrawalHash) return [];
  return [
    words("receipts.agreedOn", { day: day(first.givenAt) }),
    ...agreed.map(({ sentence, purpose, language = DEFAULT_LANGUAGE }) =>
      sentence
        ? { quote: sentence, language }
        : // The words of a consent from before they were kept.
          { quote: words(`receipts.purposes.${purpose}`) },
    ),
    ...withdrawalParts({ withdrawalSeed, withdrawalHash }, recipient, words),
    words("receipts.keepForLink"),
  ];
}

/** Says how to withdraw a consent. */
export function withdrawalParts(withdrawal: Withdrawal, to: Recipient, words: MailWords): MailPart[] {
  return [
    words("receipts.changeYourMind"),
    { label: words("receipts.withdraw"), link: withdrawalLink(withdrawal) },
  ];
}
