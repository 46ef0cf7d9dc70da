import type { AfterErrorHook } from "payload";

/** What the parser of forms says of one that it cannot read, which Payload (3.90) takes for a failure of its own. */
const PARSER_MESSAGES = ["Malformed part header", "Unexpected end of form", "Unexpected end of file"];

const UNREADABLE = "The form did not arrive whole. Please send it again.";

/** Answers 400 where a form, or the record in it, cannot be read: whoever sent it has to change something. */
export const refuseUnreadableForm: AfterErrorHook = ({ error }) => {
  const isUnreadable = error instanceof SyntaxError || PARSER_MESSAGES.includes(error.message);
  return isUnreadable ? { status: 400, response: { errors: [{ message: UNREADABLE }] } } : undefined;
};
