import "server-only";
import { agreedTo, TESTIMONY_CONSENTS } from "@/lib/schemas/consent-sentences";
import type { ContactMessage } from "@/lib/schemas/contact-message";
import type { TestimonyConsent } from "@/lib/schemas/testimony-consent";
import type { VolunteerOffer } from "@/lib/schemas/volunteer-offer";
import { expectSuccess } from "./expect-success";
import { ProviderError } from "./provider-error";
import { callProvider } from "./request";

/** How long the provider may take to store something, in milliseconds: less than the browser waits for the site. */
const STORE_TIMEOUT_MS = 8000;

/** What goes with a submission. */
export type SubmissionCall = {
  /** The same for each repetition, of which the provider keeps one. */
  idempotencyKey: string;
  /** On whose behalf it is made. */
  visitorAddress: string | null;
};

/** @throws {ProviderError} when it was not taken, as all of these */
export async function submitTestimonyConsent(values: TestimonyConsent, call: SubmissionCall): Promise<void> {
  try {
    await send("/add-join-us", { ...values, consents: agreedTo(TESTIMONY_CONSENTS, values) }, call);
  } catch (error) {
    // The status 201 is success, whatever else is said.
    if (!(error instanceof ProviderError && error.failure === "malformed" && error.status === 201))
      throw error;
  }
}

export async function submitContactMessage(values: ContactMessage, call: SubmissionCall): Promise<void> {
  const body = { ...values, recordedAt: values.recordedAt || "null" };
  expectSuccess("/add_contact_us", await send("/add_contact_us", body, call));
}

export async function submitVolunteerOffer(values: VolunteerOffer, call: SubmissionCall): Promise<void> {
  expectSuccess("/add_volunteer_contact_us", await send("/add_volunteer_contact_us", values, call));
}

function send(path: string, body: unknown, call: SubmissionCall): Promise<unknown> {
  return callProvider(path, { method: "POST", body, timeoutMs: STORE_TIMEOUT_MS, ...call });
}
