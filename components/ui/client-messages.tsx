import { useMessages } from "next-intl";
import { type Area, messagesOf } from "@/lib/i18n/client-messages";
import { MoreMessages } from "./more-messages";

/** Passes areas of the catalogue to the client components within, in addition to those from further out. */
export function ClientMessages({ areas, children }: { areas: readonly Area[]; children: React.ReactNode }) {
  return <MoreMessages messages={messagesOf(useMessages(), areas)}>{children}</MoreMessages>;
}
