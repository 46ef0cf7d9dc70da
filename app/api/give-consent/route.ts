import { z } from "zod";
import { mailLinkForm, mailLinkRoute } from "@/lib/forms/mail-link-route";
import { paths } from "@/lib/paths";
import { giveConsent } from "@/lib/provider/mail-links";

export const POST = mailLinkRoute({
  form: mailLinkForm.extend({ version: z.string(), language: z.string().optional() }),
  settle: ({ prefix: _, ...agreed }, address) => giveConsent(agreed, address),
  page: paths.giveConsent,
});
