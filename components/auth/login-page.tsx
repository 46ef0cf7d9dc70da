import Link from "next/link";
import { withNext } from "@/lib/auth/next-path";
import { AnonymousOnly } from "./anonymous-only";
import { LoginForm } from "./login-form";
import { MemberPage } from "./member-page";
import { TEXT_LINK } from "./text-link";

type LoginPageProps = {
  /** Where a member goes on to: a path of this site. */
  next: string;
  /** Whether the browser came with a session. */
  hasSession: boolean;
};

/** The login page (specification section 2). */
export function LoginPage({ next, hasSession }: LoginPageProps) {
  return (
    <MemberPage title="Log in" lead="Welcome back. We are glad that you are here.">
      <AnonymousOnly hasSession={hasSession} next={next}>
        <LoginForm next={next} />
        <p className="mt-8 border-t border-ink/15 pt-6">
          Are you new here?{" "}
          <Link href={withNext("/signup", next)} prefetch={false} className={TEXT_LINK}>
            Sign up
          </Link>
        </p>
      </AnonymousOnly>
    </MemberPage>
  );
}
