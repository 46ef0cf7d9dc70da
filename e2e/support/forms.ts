import { FORM_ERRORS, SUCCESS_MESSAGES } from "./wording";
import { expect, type Page } from "@playwright/test";

/** A form as a visitor sees it, and where it arrives. */
export interface FormUnderTest {
  path: string;
  /** The button's label. */
  submit: string;
  /** The values to fill in, by label. */
  filled: Record<string, string>;
  /** The fields' names in the contract, by label. */
  names: Record<string, string>;
  /** The message for each empty required field, by label. */
  missing: Record<string, string>;
  /** The message for a wrong email address. */
  wrongEmail: string;
  sent: string;
  /** The message about what happens next, and where a visitor may continue. */
  next: string;
  wayOn: { name: string; href: string };
  /** The message without an answer. */
  broken: RegExp;
  /** The message for a provider's refusal, with its sentence. */
  refused: (sentence: string) => string;
  call: string;
  collection: string;
}

const EMAIL = "ann@example.org";

const { contact, testimony, volunteer } = FORM_ERRORS;

const testimonyFailed = "Failed to submit the form. Please try again.";

export const FORMS: FormUnderTest[] = [
  {
    path: "/join-us",
    submit: "Submit",
    filled: {
      "Full name": "Ann Example",
      Email: EMAIL,
      "Church website": "grace.example.org",
      "Recorded at": "Hope Church",
    },
    names: {
      "Full name": "fullName",
      Email: "email",
      "Church website": "churchWebLink",
      "Recorded at": "recordedAt",
      Phone: "phone",
    },
    missing: { "Full name": testimony.nameRequired, Email: testimony.emailRequired },
    wrongEmail: testimony.emailInvalid,
    sent: SUCCESS_MESSAGES.testimony,
    next: "We’ve saved your answers. You can change your mind at any time.",
    wayOn: { name: "Send us your video", href: "/upload-story" },
    broken: new RegExp(`^${testimonyFailed}$`),
    refused: () => testimonyFailed,
    call: "/add-join-us",
    collection: "testimony-consents",
  },
  {
    path: "/contact-us",
    submit: "Submit",
    filled: {
      "Full name": "Ann Example",
      Email: EMAIL,
      Message: "First line\nSecond",
      "Recorded at": "Hope Church",
    },
    names: {
      "Full name": "name",
      Email: "email",
      Phone: "phoneNo",
      "Recorded at": "recordedAt",
      Message: "message",
    },
    missing: {
      "Full name": contact.nameRequired,
      Email: contact.emailRequired,
      Message: contact.messageRequired,
    },
    wrongEmail: contact.emailInvalid,
    sent: SUCCESS_MESSAGES.contact,
    next: "We read every message and reply by email.",
    wayOn: { name: "Questions and answers", href: "/help-desk" },
    broken: /^An error occurred: \S/,
    refused: (sentence) => `Failed to submit form: ${sentence}`,
    call: "/add_contact_us",
    collection: "contact-messages",
  },
  {
    path: "/volunteer",
    submit: "Submit now",
    filled: { "Full name": "Ann Example", Email: EMAIL, "Tell us about yourself": "I can drive." },
    names: { "Full name": "name", Email: "email", Phone: "phoneNumber", "Tell us about yourself": "message" },
    missing: {
      "Full name": volunteer.nameRequired,
      Email: volunteer.emailRequired,
      "Tell us about yourself": volunteer.messageRequired,
    },
    wrongEmail: volunteer.emailInvalid,
    sent: SUCCESS_MESSAGES.volunteer,
    next: "We read every offer and reply by email.",
    wayOn: { name: "Watch stories", href: "/video-reels" },
    broken: /^An error occurred: \S/,
    refused: (sentence) => `An error occurred: ${sentence}`,
    call: "/add_volunteer_contact_us",
    collection: "volunteer-contacts",
  },
];

export const [JOIN_US, CONTACT, VOLUNTEER] = FORMS as [FormUnderTest, FormUnderTest, FormUnderTest];

/** Returns a field by its label. */
export const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });

export const submitButton = (page: Page, form: FormUnderTest) =>
  page.getByRole("button", { name: form.submit, exact: true });

/** Returns the announcement that a form wasn't sent. */
export const failure = (page: Page) => page.getByRole("form").getByRole("alert");

/** Returns an email address that nothing else uses in this run. */
export const ownEmail = () => `ann.${crypto.randomUUID()}@example.org`;

/** Returns an IP address of the block for documentation that nothing else uses in this run. */
export const ownAddress = () =>
  `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;

/** Opens a form from its own address, so other tests' forms don't count against it. */
export async function openForm(page: Page, form: FormUnderTest, query = ""): Promise<void> {
  await page.setExtraHTTPHeaders({ "x-forwarded-for": ownAddress() });
  await page.goto(form.path + query);
  await openMore(page);
}

/** Unfolds a form's hidden part, if any. */
export async function openMore(page: Page): Promise<void> {
  const folded = page.getByRole("form").locator("details:not([open]) > summary", { hasText: "More" });
  if ((await folded.count()) > 0) await folded.click();
}

/** Fills in a form by label, and returns the values. */
export async function fillIn(page: Page, form: FormUnderTest, changes: Record<string, string> = {}) {
  const texts = { ...form.filled, ...changes };
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  return texts;
}

/** Longer than a form's minimum age of two seconds plus a busy machine's response, in milliseconds. */
const LONGEST_WAIT_MS = 15_000;

/** Expects that the form confirms sending, where the visitor looks. */
export async function expectSent(page: Page, form: FormUnderTest): Promise<void> {
  const sent = page.getByRole("status").getByText(form.sent, { exact: true });
  await expect(sent).toBeInViewport({ timeout: LONGEST_WAIT_MS });
}

/** Expects that a form's text survives a reload, until cleared. */
export async function expectDraftKept(page: Page, form: FormUnderTest): Promise<void> {
  await openForm(page, form);
  const texts = await fillIn(page, form, { Phone: "+1 415 555 2671" });
  await page.reload();
  await openMore(page);
  for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text);
  await page.getByRole("button", { name: "Clear" }).click();
  await page.reload();
  await openMore(page);
  for (const label of Object.keys(form.filled)) await expect(field(page, label)).toHaveValue("");
}

/** Sends a form without script: presses its button until the form is old enough. */
export async function sendPlainForm(page: Page, form: FormUnderTest): Promise<void> {
  await expect(async () => {
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await submitButton(page, form).click();
    await answered;
    await page.waitForLoadState();
    await expect(failure(page).filter({ hasText: "You can send it in" })).toBeHidden({ timeout: 100 });
  }).toPass();
}
