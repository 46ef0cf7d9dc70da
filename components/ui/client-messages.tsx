import { type Messages, NextIntlClientProvider, useMessages } from "next-intl";

type Area = keyof Messages;

/** Areas that client components of every page need. */
const COMMON: readonly Area[] = ["layout", "notices", "ui"];

type ClientMessagesProps = { areas?: readonly Area[]; children: React.ReactNode };

/** Passes messages to client components: only these areas, because a page sends what it passes. */
export function ClientMessages({ areas = [], children }: ClientMessagesProps) {
  const messages = useMessages();
  const passed = Object.fromEntries([...COMMON, ...areas].map((area) => [area, messages[area]]));
  return <NextIntlClientProvider messages={passed}>{children}</NextIntlClientProvider>;
}
