import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { getSafeRedirect } from "payload/shared";

import { LoginAndOpen } from "./login-form";
import { Logo } from "../logo";

/** Replaces Payload's own view, whose form can't ask for a second step. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req;
  const target = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? "",
  });
  if (user) redirect(target);
  return (
    <>
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      <LoginAndOpen target={target} />
    </>
  );
}
