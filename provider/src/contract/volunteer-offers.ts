import { z } from "zod";

import { emailAddress, message, personName, phone } from "../submissions/form-fields";
import { once } from "../submissions/once";
import { submission } from "./submission";

const body = z.object({
  name: personName("Full name is required."),
  email: emailAddress("Email is required.", "Invalid email format"),
  phoneNumber: phone,
  message: message("Message is required."),
});

export const volunteerOffers = [
  submission("/add_volunteer_contact_us", {
    body,
    message: "Form submitted successfully!",
    store: ({ payload, body: data, key }) =>
      once(payload, { collection: "volunteer-contacts", key }, (submissionKey) =>
        payload.create({ collection: "volunteer-contacts", data: { ...data, submissionKey } }),
      ),
  }),
];
