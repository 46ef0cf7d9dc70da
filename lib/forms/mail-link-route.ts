import "server-only";
import { LANGUAGE_NAMES } from "@lampstand/contract/languages";
import { z } from "zod";
import { getSiteLanguages } from "@/lib/language/page-language";
import { localPath } from "@/lib/routing.mjs";
import { admitBody } from "@/lib/http/admit";

type MailLink<Input> = {
  form: z.ZodType<Input>;
  settle: (input: Input, visitorAddress: string | null) => Promise<boolean>;
  page: (token: string) => string;
  done?: string;
};

/** The token in the email's link authorises the request, so the sending page's origin is not checked. */
export const MAIL_LINK_ADMISSION = {
  isOpenToOtherSites: true,
  limits: { address: { name: "mail-links-address", points: 300, seconds: 600 } },
  tooMany: "tooManyLinks",
  maxBytes: 1024, // more than the fields need
  unreadable: { key: "mailLink" },
} as const;

/** The page sends no `Referer`, since its address is secret. */
const ofPage = z.object({ language: z.enum(LANGUAGE_NAMES).optional().catch(undefined) });

export function mailLinkRoute<Input extends { token: string }>(link: MailLink<Input>) {
  const { form, settle, page, done = "" } = link;
  return admitBody({ ...MAIL_LINK_ADMISSION, form: form.and(ofPage) }, async (input, { address }) => {
    const query = (await settle(input, address)) ? done : "?failed";
    const offered = (await getSiteLanguages()).find(({ language }) => language === input.language);
    const Location = localPath(offered?.prefix ?? "", page(input.token)) + query;
    return new Response(null, { status: 303, headers: { Location } });
  });
}
