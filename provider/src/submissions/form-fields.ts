import { z } from "zod";

import { plainLine, plainText } from "./plain-text";

const NAME_MAX_LENGTH = 200;
const EMAIL_MAX_LENGTH = 254;
const PHONE_MAX_LENGTH = 30;
const MESSAGE_MAX_LENGTH = 5000;
const LINK_MAX_LENGTH = 2000;
const OCCASION_MAX_LENGTH = 500;

/** What a sender writes where there is nothing to write (contract.md, `/add_contact_us`). */
const NOTHING = "null";

/** A person's name. */
export function personName(missing: string) {
  return plainLine("name", NAME_MAX_LENGTH).pipe(z.string().min(1, missing));
}

/** An e-mail address to which one mail can go. */
export function emailAddress(missing: string, invalid: string) {
  return plainLine("email address", EMAIL_MAX_LENGTH).pipe(
    z.string().min(1, missing).refine(isEmailAddress, invalid),
  );
}

/** What somebody wrote to us. */
export function message(missing: string) {
  return plainText("message", MESSAGE_MAX_LENGTH).pipe(z.string().min(1, missing));
}

/** A telephone number with its country's code, or nothing. */
export const phone = plainLine("phone number", PHONE_MAX_LENGTH).pipe(
  z.string().refine((number) => number === "" || z.regexes.e164.test(number), "Invalid phone number"),
);

/** A web address as somebody wrote it, or nothing. It need not be a whole one. */
export const link = plainLine("link", LINK_MAX_LENGTH);

/** Where or when a story was recorded, in somebody's words, or nothing. */
export const recordedAt = plainLine("text about the recording", OCCASION_MAX_LENGTH).transform((text) =>
  text === NOTHING ? "" : text,
);

/** Whether a box was ticked. What is not clearly a yes is refused or a no. */
export const ticked = z
  .boolean("A box is either ticked or not.")
  .nullish()
  .transform((isTicked) => isTicked ?? false);

/** Whether staff's mail can go there, as Payload's own rule for an address field has it, too. */
function isEmailAddress(text: string): boolean {
  return z.regexes.html5Email.test(text) && !/^\.|\.\.|\.@/.test(text) && /\.[a-z]{2,}$/i.test(text);
}
