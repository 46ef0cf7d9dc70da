/** The forms that go to `POST /api/forms/{form}`, by the pages they stand on. */
export const FORM_NAMES = ["join-us", "contact-us", "volunteer"] as const;

export type FormName = (typeof FORM_NAMES)[number];
