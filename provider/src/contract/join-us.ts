import { z } from "zod";

import { agreedSentences, consentColumns } from "../consents/given-consents";
import { isFromSite } from "../http/from-site";
import { emailAddress, link, personName, phone, recordedAt, ticked } from "../submissions/form-fields";
import { once } from "../submissions/once";
import { submission } from "./submission";

const body = z.object({
  fullName: personName("Full name is required"),
  email: emailAddress("Email is required", "Invalid email address"),
  recordedAt,
  phone,
  churchWebLink: link,
  agreeToUseTestimony: ticked,
  agreeToPromotions: ticked,
  consents: agreedSentences.nullish(),
});

export const joinUs = [
  submission("/add-join-us", {
    body,
    message: "Form submitted successfully",
    status: 201,
    store: ({ payload, request, body: { consents, ...data }, key }) =>
      once(payload, { collection: "testimony-consents", key }, (submissionKey) =>
        payload.create({
          collection: "testimony-consents",
          data: {
            ...data,
            // Anybody else could have words of their own mailed to a stranger in our name.
            ...consentColumns(data, isFromSite(request) ? consents : []),
            submissionKey,
          },
        }),
      ),
  }),
];
