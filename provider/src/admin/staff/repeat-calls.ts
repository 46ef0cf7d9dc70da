import * as z from "zod/mini";

/** What a refused call needs: a session, or one that began a moment ago. */
export type Need = "session" | "password";

type Watch = {
  /** Asks in place. Returns whether the call can be repeated. Screens make calls in the background all the time. */
  ask: (need: Need, isInBackground: boolean) => Promise<boolean>;
  /** Called when the server no longer has this page's version. */
  onUpdate: () => void;
  /** Says that the server can't be reached. */
  unreachable: () => string;
};

let askFor: (refusal: unknown) => Promise<boolean> = async () => false;

/** For calls without `fetch`: asks for what a refused one needs, by its answer. Returns whether it can be repeated. */
export function mayRepeat(refusal: unknown): Promise<boolean> {
  return askFor(refusal);
}

/**
 * Asks for what a refused call needs, then repeats it, so nothing that was written is lost. Replaces `fetch`, which
 * Payload's forms and server functions call themselves. If the line is broken, a change gets an answer that says so.
 * Returns a function that puts it back.
 */
export function repeatRefusedCalls({ ask, onUpdate, unreachable }: Watch): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const isServerFunction = new Headers(init?.headers).has("next-action");
    const isRead = (init?.method ?? "GET") === "GET";
    const send = () =>
      fetch(input, init).catch((error: unknown) => {
        if (isServerFunction || isRead || init?.signal?.aborted) throw error;
        // Payload's forms and dialogs show the message of any other error as it is, or fail.
        return Response.json({ errors: [{ message: unreachable() }] }, { status: 503 });
      });
    const response = await send();
    if (response.headers.has("x-nextjs-action-not-found")) onUpdate();
    const need = await needOf(response, isServerFunction);
    const isInBackground = need === "session" && (isServerFunction || isRead);
    // Repeated once at most: with the original, which doesn't ask.
    return need && (await ask(need, isInBackground)) ? send() : response;
  };
  const formerly = askFor;
  askFor = async (refusal) => {
    const need = needIn(refusal);
    return need !== undefined && ask(need, false);
  };
  return () => {
    globalThis.fetch = fetch;
    askFor = formerly;
  };
}

const refused = z.object({
  errors: z.array(z.object({ data: z.object({ needs: z.enum(["session", "password"]) }) })),
});

async function needOf(response: Response, isServerFunction: boolean): Promise<Need | undefined> {
  if (response.status !== 401 && response.status !== 403) return undefined;
  if (isServerFunction) return "session";
  const given: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return needIn(given);
}

function needIn(answer: unknown): Need | undefined {
  return refused.safeParse(answer).data?.errors[0]?.data.needs;
}
