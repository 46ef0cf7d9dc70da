import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { FormMessages } from "@/components/forms/form-messages";
import { AnonymousOnly } from "@/components/auth/anonymous-only";
import { CodeForm } from "@/components/auth/code-form";
import { MemberPage } from "@/components/auth/member-page";
import { TEXT_LINK } from "@/components/ui/nav-link";
import { inPageLanguage } from "@/lib/language/page-language";
import { nextPath, paths, withNext } from "@/lib/paths";
import { currentSession } from "@/lib/auth/session";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

type PageProps = { searchParams: Promise<Record<string, unknown>> };

export async function generateMetadata(): Promise<Metadata> {
  return unlistedMetadata((await getTranslations("signupPage"))("title"));
}

/** Renders nothing personal: with a session cookie, the browser asks who is logged in. */
export default async function SignupPage({ searchParams }: PageProps) {
  const t = await getTranslations("signupPage");
  const next = await inPageLanguage(nextPath((await searchParams).next));
  const hasSession = (await currentSession()) !== null;
  return (
    <MemberPage title={t("title")} lead={t("lead")}>
      <FormMessages areas={["member"]}>
        <AnonymousOnly hasSession={hasSession} next={next}>
          <CodeForm purpose="signup" next={next} />
          <p className="mt-6 text-caption text-ink-soft">
            {t.rich("privacy", {
              link: (text) => (
                <Link href={paths.privacyPolicy} className="underline underline-offset-2">
                  {text}
                </Link>
              ),
            })}
          </p>
          <p className="mt-8 border-t border-ink/15 pt-6">
            {t.rich("login", {
              link: (text) => (
                <Link href={withNext(paths.login, next)} className={TEXT_LINK}>
                  {text}
                </Link>
              ),
            })}
          </p>
        </AnonymousOnly>
      </FormMessages>
    </MemberPage>
  );
}
