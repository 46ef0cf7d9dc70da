import type { ServerFunctionClient } from "payload";
import * as z from "zod/mini";

import { refuseCall } from "../lib/http/node-server";

type Call = Parameters<ServerFunctionClient>[0];

/** Payload looks a function up by its name in a plain object, where `constructor` is found, too. */
const call = z.object({
  name: z.string().check(z.refine((name) => !(name in {}))),
  args: z.record(z.string(), z.unknown()),
});

/**
 * Guards Payload's server functions, which anybody can call: a call that is none of the admin's is answered with 400 and
 * without a word about why.
 */
export function guardServerFunctions(handle: (call: Call) => Promise<unknown>): ServerFunctionClient {
  return async (given) => {
    try {
      if (call.safeParse(given).success) return await handle(given);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith("Unknown Server Function")) throw error;
    }
    refuseCall();
    return undefined;
  };
}
