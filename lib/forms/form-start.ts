import type { FormOutcome } from "./form-outcome";

/** What the server gives a form to begin with. */
export type FormStart = {
  /** Proves when and by whom the form was given out; sent back with it. */
  token: string;
  /** What fields hold that nobody has touched, such as a place named in the page's address. */
  prefilled: Readonly<Record<string, string>>;
  /** What was typed, when the form comes back from the server without script. */
  typed: Readonly<Record<string, string>>;
  /** What became of that. */
  outcome: FormOutcome | null;
};
