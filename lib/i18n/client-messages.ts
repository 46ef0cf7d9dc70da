import type { Messages } from "next-intl";

export type Area = keyof Messages;

/** The areas of the catalogue that client components get, since what a page does not say is not sent. */
export function messagesOf(messages: Messages, areas: readonly Area[]): Partial<Messages> {
  return Object.fromEntries(areas.map((area) => [area, messages[area]]));
}
