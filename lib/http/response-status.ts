import "server-only";
import { exchanges } from "./exchange.mjs";

/** Lets a page that is rendered for its request be shown in frames of another origin, such as the admin's. */
export function allowFrame(origin: string): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.framedBy = origin;
}

/**
 * Lets a page that finds nothing under its address answer 404 with what it renders. Next's `notFound()` answers it with
 * an empty body, which only a script fills (vercel/next.js#62228).
 */
export function answerNotFound(): void {
  answerWith(404);
}

/** Lets a page whose content could not be reached answer 503, so that no search engine stores what it says instead. */
export function answerUnavailable(): void {
  answerWith(503);
}

function answerWith(status: number): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.status = status;
}
