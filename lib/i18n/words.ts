import type { Messages, useTranslations } from "next-intl";

/** Translates the messages of one area. */
export type Words<Area extends keyof Messages> = ReturnType<typeof useTranslations<Area>>;
