import type { AfterErrorHook } from "payload";

/** What the parser of forms says of one that it cannot read, which Payload (3.90) takes for a failure of its own. */
const PARSER_MESSAGES = ["Malformed part header", "Unexpected end of form", "Unexpected end of file"];

/** How PostgreSQL refuses a text with a zero byte, which it cannot keep. */
const IMPOSSIBLE_CHARACTER = "22021";

const UNREADABLE = "The form did not arrive whole. Please send it again.";
const NOT_KEPT = "This has a character that cannot be kept. Please take it out, and send it again.";

/** Answers 400 where Payload answers 500 although whoever sent the request has to change something. */
export const answerBadRequests: AfterErrorHook = ({ error }) => {
  const isUnreadable = error instanceof SyntaxError || PARSER_MESSAGES.includes(error.message);
  if (isUnreadable) return badRequest(UNREADABLE);
  return codeOf(error) === IMPOSSIBLE_CHARACTER ? badRequest(NOT_KEPT) : undefined;
};

function badRequest(message: string) {
  return { status: 400, response: { errors: [{ message }] } };
}

/** The code of a database's error, which Drizzle gives as the cause of its own. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return "code" in error ? error.code : codeOf(error.cause);
}
