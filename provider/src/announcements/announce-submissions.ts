import type { Payload } from "payload";

import { consentReceipt } from "./consent-receipt";
import { announceNew } from "./announce-new";
import { newForStaff, staffAddress } from "./staff-mail";

/** Tells staff of what has come in since, and those who gave a consent what they agreed to. */
export async function announceSubmissions(payload: Payload): Promise<void> {
  const staff = await staffAddress(payload);

  await announceNew(payload, "contact-messages", ({ id, name, email, message }) => ({
    forStaff: newForStaff(staff, {
      collection: "contact-messages",
      id,
      subject: `New message from ${name}`,
      intro: `${name} wrote to you through the contact form:`,
      words: message,
      replyTo: email,
    }),
  }));

  await announceNew(payload, "volunteer-contacts", ({ id, name, email, message }) => ({
    forStaff: newForStaff(staff, {
      collection: "volunteer-contacts",
      id,
      subject: `${name} offers to help`,
      intro: `${name} would like to volunteer and writes:`,
      words: message,
      replyTo: email,
    }),
  }));

  await announceNew(payload, "testimony-consents", (record) => ({
    forStaff: newForStaff(staff, {
      collection: "testimony-consents",
      id: record.id,
      subject: `New testimony consent from ${record.fullName}`,
      intro: `${record.fullName} filled in the testimony form. What they agreed to is kept in the admin.`,
      replyTo: record.email,
    }),
    receipt: consentReceipt(record, "Thank you for sharing your testimony."),
  }));

  await announceNew(payload, "stories", (story) => ({
    forStaff: newForStaff(staff, {
      collection: "stories",
      id: story.id,
      subject: `New story from ${story.name}`,
      intro: `${story.name} uploaded a story. Please watch it, then publish or decline it.`,
      words: story.description ?? "",
      replyTo: story.email,
    }),
    receipt: consentReceipt(
      story,
      "Thank you for your story. We have received it and will write to you once we have decided.",
    ),
  }));
}
