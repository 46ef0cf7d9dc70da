import { z } from "zod";
import { mailLinkRoute } from "@/lib/forms/mail-link-route";
import { paths } from "@/lib/paths";
import { giveConsent } from "@/lib/provider/mail-links";

export const POST = mailLinkRoute({
  form: z.object({ token: z.string().min(1), version: z.string() }),
  settle: giveConsent,
  page: paths.giveConsent,
});
