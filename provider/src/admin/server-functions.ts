import type { ServerFunctionClient } from "payload";
import * as z from "zod/mini";

import { refuseCall } from "../lib/http/node-server";

type Call = Parameters<ServerFunctionClient>[0];

/** Payload looks a function up by its name in a plain object, where `constructor` is found, too. */
const call = z.object({
  name: z.string().check(z.refine((name) => !(name in {}))),
  args: z.record(z.string(), z.unknown()),
});

type Guarded = {
  handle: (call: Call) => Promise<unknown>;
  /** Whether whoever calls may: Payload's functions answer strangers, too, and tell what there is. */
  mayCall: (call: Call) => Promise<boolean>;
};

/**
 * Guards Payload's server functions, which anybody can call: a call that is none of the admin's, or not of somebody who may,
 * is answered with 400 and without a word about why.
 */
export function guardServerFunctions({ handle, mayCall }: Guarded): ServerFunctionClient {
  return async (given) => {
    try {
      if (call.safeParse(given).success && (await mayCall(given))) return await handle(given);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith("Unknown Server Function")) throw error;
    }
    refuseCall();
    return undefined;
  };
}

/** Whether a call belongs to the screen on which the first account is made, which is nobody's yet. */
export function isOfFirstAccount({ name, args }: Call): boolean {
  return name === "form-state" && args.collectionSlug === "staff" && args.operation === "create";
}
