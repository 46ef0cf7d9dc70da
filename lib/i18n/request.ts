import "server-only";
import { getRequestConfig } from "next-intl/server";
import { LANGUAGE, TIME_ZONE } from "./language";

/** Next-intl asks for these on the server. A client component gets only what `ClientMessages` passes to it. */
export default getRequestConfig(async () => ({
  locale: LANGUAGE,
  timeZone: TIME_ZONE,
  messages: (await import("@/messages/en.json")).default,
}));
