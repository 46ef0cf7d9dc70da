import "server-only";
import {
  submitContactMessage,
  submitTestimonyConsent,
  submitVolunteerOffer,
} from "@/lib/provider/submissions";
import { contactMessageSchema } from "@/lib/schemas/contact-message";
import { testimonyConsentSchema } from "@/lib/schemas/testimony-consent";
import { volunteerOfferSchema } from "@/lib/schemas/volunteer-offer";
import { defineForm } from "./define-form";

/** The forms, by the pages they stand on. */
export const FORMS = {
  "join-us": defineForm("join-us", { schema: testimonyConsentSchema, store: submitTestimonyConsent }),
  "contact-us": defineForm("contact-us", { schema: contactMessageSchema, store: submitContactMessage }),
  volunteer: defineForm("volunteer", { schema: volunteerOfferSchema, store: submitVolunteerOffer }),
};
