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

export const metadata: Metadata = unlistedMetadata("Sign up");

/** Renders nothing personal: with a session cookie, the browser asks who is logged in. */
export default async function SignupPage({ searchParams }: PageProps) {
  const next = nextPath((await searchParams).next);
  const hasSession = (await currentSession()) !== null;
  return (
    <MemberPage title="Sign up" lead="Join us. All we need is your name and email address.">
      <AnonymousOnly hasSession={hasSession} next={next}>
        <CodeForm purpose="signup" next={next} />
        <p className="mt-6 text-caption text-ink-soft">
          Our{" "}
          <Link href={paths.privacyPolicy} className="underline underline-offset-2">
            privacy policy
          </Link>{" "}
          explains how we use them. You can download or delete your data at any time.
        </p>
        <p className="mt-8 border-t border-ink/15 pt-6">
          Already signed up?{" "}
          <Link href={withNext(paths.login, next)} className={TEXT_LINK}>
            Log in
          </Link>
        </p>
      </AnonymousOnly>
    </MemberPage>
  );
}
