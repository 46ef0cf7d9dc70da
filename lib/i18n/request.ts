import "server-only";
import { getRequestConfig } from "next-intl/server";
import type messages from "@/messages/en.json";

declare module "next-intl" {
  interface AppConfig {
    Messages: typeof messages;
  }
}

/** Where next-intl finds the language and its messages. The church's days have a time zone of their own. */
export default getRequestConfig(async () => ({
  locale: "en",
  timeZone: "UTC",
  messages: (await import("@/messages/en.json")).default,
}));
