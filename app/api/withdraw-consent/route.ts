import { mailLinkForm, mailLinkRoute } from "@/lib/forms/mail-link-route";
import { paths } from "@/lib/paths";
import { withdrawConsents } from "@/lib/provider/mail-links";

export const POST = mailLinkRoute({
  form: mailLinkForm,
  settle: ({ token }, address) => withdrawConsents({ token }, address),
  page: paths.withdrawConsent,
});
