import { MinimalTemplate } from "@payloadcms/next/templates";
import { Link } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";

import { accountOfLink } from "../../features/staff/reset-mail";
import { Logo } from "../logo";
import { NOTE } from "../styles";
import { ChoosePassword } from "./choose-password";

/**
 * The page behind the links in invitations and mails for a new password. Payload's own view neither greets anyone nor
 * says what to do about a used link. Payload shows this page to anyone.
 */
export async function ChoosePasswordView({ initPageResult, params }: AdminViewServerProps) {
  const { payload } = initPageResult.req;
  const [, token = ""] = [params?.segments].flat();
  const account = await accountOfLink(payload, token);
  return (
    <MinimalTemplate className="reset-password">
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      {account ? (
        <>
          <h1>{account.isInvited ? welcome(account.name) : "Choose a new password"}</h1>
          <p style={NOTE}>{`You sign in with ${account.email}.`}</p>
          <ChoosePassword token={token} />
        </>
      ) : (
        <>
          <h1>This link no longer works</h1>
          <p style={NOTE}>
            A link works once and expires. If you have already chosen your password, sign in. Otherwise, get a
            new link with ‘Forgot password?’ or from the person who invited you.
          </p>
          <p>
            <Link href="/admin/login" prefetch={false}>
              Sign in
            </Link>
          </p>
          <p>
            <Link href="/admin/forgot" prefetch={false}>
              Forgot password?
            </Link>
          </p>
        </>
      )}
    </MinimalTemplate>
  );
}

function welcome(name: string): string {
  return `Welcome${name ? `, ${name}` : ""}! Choose a password`;
}
