import "server-only";
import type { z } from "zod";
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

export function mailLinkRoute<Input extends { token: string }>(link: MailLink<Input>) {
  const { form, settle, page, done = "" } = link;
  return admitBody({ ...MAIL_LINK_ADMISSION, form }, async (input, { address }) => {
    const query = (await settle(input, address)) ? done : "?failed";
    return new Response(null, { status: 303, headers: { Location: page(input.token) + query } });
  });
}
