import { z } from "zod";
import { jsonAnswer, NOT_FOUND, startLocalServer, type Answer } from "./local-server";

const record = z.record(z.string(), z.unknown());

/** What a form was stored with. */
interface Stored {
  path: string;
  body: Record<string, unknown>;
  key: string | undefined;
}

type Answering = () => Answer | null | "hang up";

const STORED: Answering = () => jsonAnswer({ status: "success", message: "Stored" }, 201);

/** A provider that takes forms and nothing else, keeps what it was sent, and answers as it is told. */
export async function startFormProvider() {
  const stored: Stored[] = [];
  let answering = STORED;
  const server = await startLocalServer((path, body, headers) => {
    if (body === "") return NOT_FOUND;
    const key = headers["idempotency-key"];
    stored.push({ path, body: record.parse(JSON.parse(body)), key: Array.isArray(key) ? key[0] : key });
    return answering();
  });
  return {
    ...server,
    /** What was sent here so far. */
    stored,
    answer: (next: Answering) => void (answering = next),
    /** Answers as at the start. */
    recover: () => void (answering = STORED),
  };
}
