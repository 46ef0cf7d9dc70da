import { consentIn } from "@lampstand/contract/consent-sentences";
import { render, screen } from "@testing-library/react";
import { ConsentFields } from "./consent-fields";

const form = {
  checkbox: (name: string) => ({ name, kind: "checkbox" as const }),
  field: (name: string) => ({ name, defaultValue: "en" }),
};

it.each([
  ["agreeToUseTestimony", /^If you leave this unticked, we won’t show your testimony/],
  ["agreeToPromotions", /^If you leave this unticked, we won’t send you news/],
  ["isAcceptUnrestricted", /^If you leave this unticked, we’ll keep your story but won’t show it/],
  ["isAcceptReceiveFurther", /^If you leave this unticked, we’ll only write to you about this story/],
] as const)("explains the effect of an empty box: %s", (purpose, consequence) => {
  const consent = consentIn(purpose, "en");
  render(<ConsentFields form={form} consents={[consent]} />);
  const box = screen.getByRole("checkbox", { name: consent.sentence });
  expect(box).not.toBeRequired();
  expect(box).toHaveAccessibleDescription(consequence);
});
