import { z } from "zod";
import { MAIL_LINK_ADMISSION, mailLinkForm, mailLinkRoute } from "@/lib/forms/mail-link-route";
import { getTranslations } from "next-intl/server";
import { admitBody } from "@/lib/http/admit";
import { NOT_STORED } from "@/lib/http/responses";
import { paths } from "@/lib/paths";
import { stopMails } from "@/lib/provider/mail-links";

const byForm = mailLinkRoute({
  form: mailLinkForm,
  settle: ({ token }, address) => stopMails({ token }, address),
  page: paths.stopMails,
  done: "?done",
});

/** Answers mail programs' POST to the mail's `List-Unsubscribe` address (RFC 8058). They follow no redirect. */
const byMailProgram = admitBody(
  { ...MAIL_LINK_ADMISSION, form: z.object({ "List-Unsubscribe": z.literal("One-Click") }) },
  async (_, { request, address }) => {
    const isStopped = await stopMails({ token: tokenIn(request) }, address);
    if (isStopped)
      return new Response((await getTranslations("sent"))("unsubscribed"), { headers: NOT_STORED });
    return { status: 404, message: MAIL_LINK_ADMISSION.unreadable };
  },
);

function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

export function POST(request: Request): Promise<Response> {
  return tokenIn(request) ? byMailProgram(request) : byForm(request);
}

/** Mail programs without support for more of the header open it in a browser. */
export function GET(request: Request): Response {
  return new Response(null, { status: 303, headers: { Location: paths.stopMails(tokenIn(request)) } });
}
