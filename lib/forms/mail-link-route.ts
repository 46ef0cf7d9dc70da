import "server-only";
import { LANGUAGE_NAMES } from "@lampstand/contract/languages";
import { z } from "zod";
import { admitBody } from "@/lib/http/admit";
import { localPath } from "@/lib/routing.mjs";

/** The page's prefix, since its address is a secret that browsers don't send as the `Referer`. */
const prefix = z.enum(["", ...LANGUAGE_NAMES.map((language) => `/${language}` as const)]).catch("");

/** What every such form sends. */
export const mailLinkForm = z.object({ token: z.string().min(1), prefix });

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

export function mailLinkRoute<Input extends z.output<typeof mailLinkForm>>(link: MailLink<Input>) {
  const { form, settle, page, done = "" } = link;
  return admitBody({ ...MAIL_LINK_ADMISSION, form }, async (input, { address }) => {
    const query = (await settle(input, address)) ? done : "?failed";
    const path = localPath(input.prefix, page(input.token));
    return new Response(null, { status: 303, headers: { Location: path + query } });
  });
}
