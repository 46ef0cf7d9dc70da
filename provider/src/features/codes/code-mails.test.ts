import { DEFAULT_COLORS } from "@lampstand/contract/colors";

import { composeMail } from "../mail/mail";
import { addressChangedMail, codeMail, logInMail, signUpMail } from "./code-mails";

const ends = {
  to: "ann@example.org",
  language: "en" as const,
  site: "https://stories.example",
  brand: "Grace <Church>",
};
const look = { brand: ends.brand, logo: null, colors: DEFAULT_COLORS };

describe("mails with a code", () => {
  it.each(["login", "signup", "change-email", "delete-account"] as const)(
    "for %s say what it is for",
    (purpose) => {
      const { subject, text, html } = composeMail(codeMail(ends, purpose, "012345"), look);
      expect(subject).toBe("012345 is your code for Grace <Church>");
      expect(text.split("\n")).toContain("012345");
      expect(text).toContain(
        purpose.startsWith("delete") ? "to delete your account:" : "This is your code to",
      );
      expect(html).toContain(">012345</p>");
      expect(html).not.toContain("<Church>");
    },
  );
});

it("mails without one contain no digits that look like a code", () => {
  for (const mail of [logInMail(ends), signUpMail(ends), addressChangedMail(ends)]) {
    expect(composeMail(mail, look).text).not.toMatch(/\d{6}/);
  }
});
