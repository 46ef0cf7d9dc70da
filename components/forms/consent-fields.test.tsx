import { STORY_CONSENTS, TESTIMONY_CONSENTS } from "@lampstand/contract/consents";
import { render, screen } from "@testing-library/react";
import { ConsentFields } from "./consent-fields";

const form = { checkbox: (name: string) => ({ name, kind: "checkbox" as const }) };

it.each([
  [TESTIMONY_CONSENTS.agreeToUseTestimony, /^If you leave this empty, your testimony is not shown/],
  [TESTIMONY_CONSENTS.agreeToPromotions, /^If you leave this empty, you get no news/],
  [STORY_CONSENTS.isAcceptUnrestricted, /^If you leave this empty, your story is kept but not shown/],
  [STORY_CONSENTS.isAcceptReceiveFurther, /^If you leave this empty, we write to you about this story only/],
])("says what follows from an empty box: $purpose", (consent, consequence) => {
  render(<ConsentFields form={form} consents={[consent]} />);
  const box = screen.getByRole("checkbox", { name: consent.sentence });
  expect(box).not.toBeRequired();
  expect(box).toHaveAccessibleDescription(consequence);
});
