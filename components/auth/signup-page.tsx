import Link from "next/link";
import { withNext } from "@/lib/auth/next-path";
import { AnonymousOnly } from "./anonymous-only";
import { MemberPage } from "./member-page";
import { SignupForm } from "./signup-form";
import { TEXT_LINK } from "./text-link";

type SignupPageProps = {
  /** Where a member goes on to: a path of this site. */
  next: string;
  /** Whether the browser came with a session. */
  hasSession: boolean;
};

/** The signup page (specification section 2). */
export function SignupPage({ next, hasSession }: SignupPageProps) {
  return (
    <MemberPage title="Sign up" lead="Join us. Your name and email address are all that we need.">
      <AnonymousOnly hasSession={hasSession} next={next}>
        <SignupForm next={next} />
        <p className="mt-6 text-caption text-ink-soft">
          Our{" "}
          <Link href="/privacy-policy" prefetch={false} className="underline underline-offset-2">
            privacy policy
          </Link>{" "}
          says what we do with them. You can download or delete what we know of you at any time.
        </p>
        <p className="mt-8 border-t border-ink/15 pt-6">
          Have you signed up before?{" "}
          <Link href={withNext("/login", next)} prefetch={false} className={TEXT_LINK}>
            Log in
          </Link>
        </p>
      </AnonymousOnly>
    </MemberPage>
  );
}
