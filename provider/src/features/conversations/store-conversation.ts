import { speaksOfSelfHarm } from "@lampstand/contract/distress";
import type { Payload } from "payload";

import { HttpError } from "../../lib/http/responses";
import { createOnce, findSubmission } from "../submissions/submissions";
import { chooseReaders, takesTalks } from "./carers";

type Asked = {
  name: string;
  email: string;
  phoneNo: string;
  about: string;
  times: string;
  isMinor: boolean;
};

const NOBODY = "Nobody is there to read this at the moment. Please write to us by the contact form.";

/**
 * Keeps that somebody would like to talk, once for each key, for two readers. Words that speak of self-harm make it urgent.
 * @throws HttpError 422 where there are no readers.
 */
export async function storeConversation(
  payload: Payload,
  asked: Asked,
  key: string | undefined,
): Promise<void> {
  if (await findSubmission(payload, { collection: "conversations", key })) return;
  if (!(await takesTalks(payload))) throw new HttpError(422, NOBODY);
  const [first, second] = await chooseReaders(payload, { isMinor: asked.isMinor });
  const isUrgent = speaksOfSelfHarm(asked.about);
  await createOnce(payload, { collection: "conversations", key }, (submissionKey) =>
    payload.create({
      collection: "conversations",
      data: { ...asked, isUrgent, firstReader: first?.id, secondReader: second?.id, submissionKey },
      depth: 0,
    }),
  );
}
