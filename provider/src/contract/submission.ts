import type { Payload } from "payload";
import type { z } from "zod";

import { followUpSoon } from "../follow-up/wake";
import { limits } from "../rates/limits";
import { readSubmissionKey } from "../submissions/submission-key";
import { json } from "./answer";
import { readJson } from "./body";
import { segmentsOf, understandForm, type Route } from "./route";

type Submission<Body> = {
  payload: Payload;
  request: Request;
  body: Body;
  /** What the sender calls this submission, if anything. */
  key: string | undefined;
};

type Options<Body> = {
  body: z.ZodType<Body>;
  /** Stores it, once for each key. */
  store: (submission: Submission<Body>) => Promise<unknown>;
  /** What the visitor is told when it is stored. */
  message: string;
  status?: 200 | 201;
};

/** A call by which a visitor sends a form. What the form's rules refuse is answered with 422 and a sentence. */
export function submission<Body>(path: string, { body, store, message, status }: Options<Body>): Route {
  return {
    method: "POST",
    segments: segmentsOf(path),
    limit: limits.forms,
    run: async ({ payload, request }) => {
      const key = readSubmissionKey(request);
      await store({ payload, request, key, body: understandForm(body, await readJson(request)) });
      followUpSoon();
      return json({ status: "success", message }, { status });
    },
  };
}
