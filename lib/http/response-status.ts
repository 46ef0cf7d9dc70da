import "server-only";
import { exchanges } from "./exchange.mjs";

export function allowFrame(origin: string): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.framedBy = origin;
}

/** Next's `notFound()` answers with an empty body, which only a script fills (vercel/next.js#62228). */
export function answerNotFound(): void {
  answerWith(404);
}

export function answerUnavailable(): void {
  answerWith(503);
}

function answerWith(status: number): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.status = status;
}
