import type { Member } from "./member";

/** What the site answers to a member's call, with its HTTP status. Messages are sentences for the visitor. */
export type MemberAnswer = {
  httpStatus: number;
  /** Pending is what waits for a code from a mail. */
  status: "success" | "pending" | "error";
  message: string;
  /** By the names of the fields that are wrong. */
  errors?: Readonly<Record<string, string>>;
  /** What the browser shows of the member. */
  member?: Member;
  /** What the member asked for. */
  data?: unknown;
  /** When to try again, as in the header `Retry-After`. */
  retryAfter?: string | undefined;
};
