/** What became of a form that was sent. Messages are sentences for the visitor. */
export type FormOutcome =
  | { state: "sent"; message: string }
  | {
      state: "failed";
      message: string;
      /** By the names of the fields that are wrong. */
      errors?: Readonly<Record<string, string>>;
      /** A fresh token, where the form's own does not hold any more. */
      token?: string;
    };
