import type messages from "@/messages/en.json";
import type { FormatLocale } from "./formats";

declare module "next-intl" {
  interface AppConfig {
    Messages: typeof messages;
    Locale: FormatLocale;
  }
}
