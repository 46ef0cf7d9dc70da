import type { Story } from "../../payload-types";

/** What the tokens of mails that ask for a consent are signed for. */
export const GIVE_PURPOSE = "give consent";

export const VALID_DAYS = 30;

/** The decisions about a story while which others are asked about it and can answer. */
export const OPEN: Story["status"][] = ["Pending", "Published"];

export const UNKNOWN = "This link does not lead to a question that is still open.";
export const CHANGED = "The words have changed meanwhile. Please load the page again and read them.";

/** What the page behind the link of a mail that asks for a consent shows. */
export type OpenQuestion = {
  /** Who sent the story. */
  name: string;
  sentence: string;
  version: string;
  /** Whether they have agreed by now. */
  isGiven: boolean;
  /** Who is asked. */
  asks: "teller" | "parent" | "seen" | "again";
  /** Of others than the teller: the path of the film as it would be shown, empty while it is being prepared. */
  film?: string;
};
