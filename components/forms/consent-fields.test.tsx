import { STORY_CONSENTS, TESTIMONY_CONSENTS } from "@lampstand/contract/consents";
import { render, screen } from "@testing-library/react";
import { ConsentFields } from "./consent-fields";

const form = { checkbox: (name: string) => ({ name, kind: "checkbox" as const }) };

it.each([
  [TESTIMONY_CONSENTS.agreeToUseTestimony, /^If you leave this unticked, we won’t show your testimony/],
  [TESTIMONY_CONSENTS.agreeToPromotions, /^If you leave this unticked, we won’t send you news/],
  [
    STORY_CONSENTS.isAcceptUnrestricted,
    /^If you leave this unticked, we’ll keep your story but won’t show it/,
  ],
  [
    STORY_CONSENTS.isAcceptReceiveFurther,
    /^If you leave this unticked, we’ll only write to you about this story/,
  ],
])("explains the effect of an empty box: $purpose", (consent, consequence) => {
  render(<ConsentFields form={form} consents={[consent]} />);
  const box = screen.getByRole("checkbox", { name: consent.sentence });
  expect(box).not.toBeRequired();
  expect(box).toHaveAccessibleDescription(consequence);
});
