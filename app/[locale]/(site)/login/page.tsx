import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { AnonymousOnly } from "@/components/auth/anonymous-only";
import { CodeForm } from "@/components/auth/code-form";
import { MemberPage } from "@/components/auth/member-page";
import { TEXT_LINK } from "@/components/ui/nav-link";
import { nextPath, paths, withNext } from "@/lib/paths";
import { currentSession } from "@/lib/auth/session";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

type PageProps = { searchParams: Promise<Record<string, unknown>> };

export const metadata: Metadata = unlistedMetadata("Log in");

/** Renders nothing personal: with a session cookie, the browser asks who is logged in. */
export default async function LoginPage({ searchParams }: PageProps) {
  const next = nextPath((await searchParams).next);
  const hasSession = (await currentSession()) !== null;
  return (
    <MemberPage title="Log in" lead="Welcome back. It’s good to see you.">
      <AnonymousOnly hasSession={hasSession} next={next}>
        <CodeForm purpose="login" next={next} />
        <p className="mt-8 border-t border-ink/15 pt-6">
          New here?{" "}
          <Link href={withNext(paths.signup, next)} className={TEXT_LINK}>
            Sign up
          </Link>
        </p>
      </AnonymousOnly>
    </MemberPage>
  );
}
