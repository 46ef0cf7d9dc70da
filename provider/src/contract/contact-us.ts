import { z } from "zod";

import { emailAddress, message, personName, phone, recordedAt } from "../submissions/form-fields";
import { once } from "../submissions/once";
import { submission } from "./submission";

const body = z.object({
  name: personName("Full name is required."),
  email: emailAddress("Email is required.", "Invalid email format"),
  recordedAt,
  phoneNo: phone,
  message: message("Message is required."),
});

export const contactUs = [
  submission("/add_contact_us", {
    body,
    message: "Contact Us form submitted successfully!",
    store: ({ payload, body: data, key }) =>
      once(payload, { collection: "contact-messages", key }, (submissionKey) =>
        payload.create({ collection: "contact-messages", data: { ...data, submissionKey } }),
      ),
  }),
];
