import { jsonAnswer, NOT_FOUND, startLocalServer, type Answer } from "./local-server";

const STORED = jsonAnswer({ status: "success", message: "Stored" }, 201);

/** A provider that takes stories and nothing else, and answers as it is told. */
export async function startStoryProvider() {
  const keys: string[] = [];
  let answer: Answer = STORED;
  const server = await startLocalServer((path, _body, headers) => {
    if (path !== "/add_video") return NOT_FOUND;
    keys.push(String(headers["idempotency-key"]));
    return answer;
  });
  return {
    ...server,
    /** By what each story was known that was sent here so far. */
    keys,
    refuse: (status: number, message: string, retryAfter?: string) => {
      answer = {
        ...jsonAnswer({ status: "error", message }, status),
        ...(retryAfter && { headers: { "retry-after": retryAfter } }),
      };
    },
    /** Answers as at the start. */
    recover: () => {
      answer = STORED;
    },
  };
}
