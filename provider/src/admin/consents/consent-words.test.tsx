import { consentIn } from "@lampstand/contract/consent-sentences";
import { render, screen } from "@testing-library/react";

import { translate } from "../../test-support/translate";
import { ConsentWords } from "./consent-words";

const givenAt = "2026-11-29T10:00:00.000Z";
const english = consentIn("seenAgrees", "en").sentence;

it("shows the words as they were read, in their direction, and in English", () => {
  const read = consentIn("seenAgrees", "ar");
  render(<ConsentWords t={translate} consent={{ ...read, english, givenAt }} />);
  const quote = screen.getByText(`“${read.sentence}”`);
  expect(quote).toHaveAttribute("lang", "ar");
  expect(quote).toHaveAttribute("dir", "rtl");
  expect(screen.getByText(`In English: “${english}”`)).toBeVisible();
});

it("shows English words once", () => {
  render(<ConsentWords t={translate} consent={{ ...consentIn("seenAgrees", "en"), givenAt }} />);
  expect(screen.getByText(`“${english}”`)).toHaveAttribute("lang", "en");
  expect(screen.queryByText(/In English/)).toBeNull();
});

it("says that no words were recorded", () => {
  render(
    <ConsentWords
      t={translate}
      consent={{ purpose: "seenAgrees", sentence: "", version: "unknown", givenAt }}
    />,
  );
  expect(screen.getByText("They ticked the box, but we didn’t record the wording.")).toBeVisible();
});
