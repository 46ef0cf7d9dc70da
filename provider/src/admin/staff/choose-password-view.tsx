import { MinimalTemplate } from "@payloadcms/next/templates";
import { Link } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";

import { accountOfLink } from "../../features/staff/reset-mail";
import { Logo } from "../logo";
import { NOTE } from "../styles";
import { type Translate, translateWith } from "../texts/text";
import { ChoosePassword } from "./choose-password";

/**
 * The page behind the links in invitations and mails for a new password. Payload's own view neither greets anyone nor
 * says what to do about a used link. Payload shows this page to anyone.
 */
export async function ChoosePasswordView({ initPageResult, params }: AdminViewServerProps) {
  const { payload, t: translate } = initPageResult.req;
  const t = translateWith(translate);
  const [, token = ""] = [params?.segments].flat();
  const account = await accountOfLink(payload, token);
  return (
    <MinimalTemplate className="reset-password">
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      {account ? (
        <>
          <h1>{headingFor(account, t)}</h1>
          <p style={NOTE}>{t("signIn:accountName", { email: account.email })}</p>
          <ChoosePassword token={token} />
        </>
      ) : (
        <>
          <h1>{t("signIn:linkExpired")}</h1>
          <p style={NOTE}>{t("signIn:linkExpiredHelp")}</p>
          <p>
            <Link href="/admin/login" prefetch={false}>
              {t("signIn:signIn")}
            </Link>
          </p>
          <p>
            <Link href="/admin/forgot" prefetch={false}>
              {t("signIn:forgotPassword")}
            </Link>
          </p>
        </>
      )}
    </MinimalTemplate>
  );
}

function headingFor({ isInvited, name }: { isInvited: boolean; name: string }, t: Translate): string {
  if (!isInvited) return t("signIn:newPassword");
  return name ? t("signIn:welcomeName", { name }) : t("signIn:welcome");
}
