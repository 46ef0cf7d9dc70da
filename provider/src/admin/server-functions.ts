import type { ServerFunctionClient } from "payload";
import * as z from "zod/mini";

import { refuseCall } from "../lib/http/node-server";

type Call = Parameters<ServerFunctionClient>[0];

/** Payload looks a function up by its name in a plain object, which also has a `constructor`. */
const call = z.object({
  name: z.string().check(z.refine((name) => !(name in {}))),
  args: z.record(z.string(), z.unknown()),
});

type Guarded = {
  handle: (call: Call) => Promise<unknown>;
  /** Returns whether the caller may: Payload's functions also answer strangers, and reveal what exists. */
  mayCall: () => Promise<boolean>;
};

/**
 * Guards Payload's server functions, which anyone can call. Answers 400 without a reason unless the call is one of the
 * admin's, and 403 unless its caller is allowed to make it.
 */
export function guardServerFunctions({ handle, mayCall }: Guarded): ServerFunctionClient {
  return async (given) => {
    try {
      if (call.safeParse(given).success) {
        if (await mayCall()) return await handle(given);
        refuseCall(403);
        return undefined;
      }
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith("Unknown Server Function")) throw error;
    }
    refuseCall(400);
    return undefined;
  };
}
