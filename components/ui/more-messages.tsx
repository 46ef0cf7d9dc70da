"use client";

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { useMemo } from "react";

type MoreMessagesProps = { messages: Partial<Messages>; children: React.ReactNode };

/** A provider replaces the messages of the one around it: this one adds to them. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const outer = useMessages();
  const all = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
