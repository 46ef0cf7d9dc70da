"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { useEffect, useState } from "react";
import { TEXT_LINK, ButtonLink } from "@/components/ui/nav-link";
import { Button } from "@/components/ui/button";
import { syncSession } from "@/lib/auth/sync-session";
import { fullName } from "@/lib/auth/member-storage";
import { paths } from "@/lib/paths";
import type { Member } from "@/lib/api-client/answer";
import { saveFile } from "@/lib/utils/page";
import { logOut } from "@/components/auth/log-out";
import { BareMemberPage } from "@/components/auth/member-page";
import { ProtectedRoute } from "@/components/auth/protected-route";
import { askWithSession } from "@/components/auth/member-call";

/** Shows local storage first, then the session. */
export function ProfileScreen() {
  useEffect(() => {
    void syncSession();
  }, []);
  return <ProtectedRoute path={paths.profile}>{(member) => <Profile member={member} />}</ProtectedRoute>;
}

function Profile({ member }: { member: Member }) {
  const t = useTranslations("profile");
  const layout = useTranslations("layout");
  return (
    <BareMemberPage title={t("title")}>
      <dl className="grid gap-5">
        <Fact name={t("name")}>{fullName(member) || t("noName")}</Fact>
        <Fact name={t("email")}>{member.email}</Fact>
      </dl>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={paths.profileEdit} size="large">
          {t("edit")}
        </ButtonLink>
        <Button onClick={() => void logOut(layout)} look="secondary" size="large">
          {layout("logout")}
        </Button>
      </div>
      <section className="mt-8 grid justify-items-start gap-3 border-t border-ink/15 pt-6">
        <h2 className="text-title">{t("devices")}</h2>
        <p>{t("logoutAllText")}</p>
        <Button onClick={() => void logOut(layout, { everywhere: true })} look="secondary" size="large">
          {t("logoutEverywhere")}
        </Button>
        <p className="mt-3">{t("data")}</p>
        <DownloadData />
        <p className="mt-3">
          <Link href={paths.profileDelete} className={`${TEXT_LINK} inline-block py-2.5`}>
            {t("delete")}
          </Link>
        </p>
      </section>
    </BareMemberPage>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="text-lead font-semibold" dir="auto">
        {children}
      </dd>
    </div>
  );
}

type Outcome = { isDone: boolean; message: string };

function DownloadData() {
  const t = useTranslations("profile");
  const failures = useTranslations("failures");
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function download() {
    setBusy(true);
    setOutcome(null);
    const { status, data, message } = await askWithSession(failures, paths.profile, "export", {});
    const isDone = status === "success";
    if (isDone) saveFile("my-data.json", JSON.stringify(data, null, 2), "application/json");
    setOutcome({ isDone, message });
    setBusy(false);
  }

  return (
    <>
      <Button
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void download();
        }}
        look="secondary"
        size="large"
        className="aria-disabled:opacity-70"
      >
        {t("download")}
      </Button>
      <p role="status" className={outcome?.isDone === false ? "font-semibold text-ember-800" : ""}>
        {isBusy ? t("collecting") : outcome?.message}
      </p>
    </>
  );
}
