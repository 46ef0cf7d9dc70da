"use client";

import { Button, Link, useAuth } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import type { ClientUser } from "payload";
import { type SubmitEvent, useState } from "react";
import * as z from "zod/mini";

import { callApi } from "../call-api";
import { LineInput } from "../fields/line-input";
import { Problem } from "../panel-parts";
import { ROW } from "../styles";
import { useText } from "../texts/use-text";

type Session = Parameters<ReturnType<typeof useAuth<ClientUser>>["setUser"]>[0];

const session = z.custom<Session>((given) => typeof given === "object");

/** Signs in with address and password, and asks for a code if the account has a second step. */
export function LoginForm({ target }: { target: string }) {
  const t = useText();
  const { setUser } = useAuth();
  const router = useRouter();
  const [given, setGiven] = useState({ email: "", password: "", code: "" });
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const change = (name: keyof typeof given) => (value: string) =>
    setGiven((all) => ({ ...all, [name]: value }));

  async function signIn(event: SubmitEvent) {
    event.preventDefault();
    setIsBusy(true);
    setProblem(undefined);
    const outcome = await callApi("staff/login", session, given);
    if ("data" in outcome) {
      setUser(outcome.data);
      router.push(target);
      return;
    }
    setIsBusy(false);
    setProblem(outcome.problem);
    if (outcome.needsCode) setNeedsCode(true);
  }

  return (
    <form className="login__form" onSubmit={(event) => void signIn(event)}>
      {/* A password manager fills in both at once, so they stay when we ask for the code. */}
      <div hidden={needsCode}>
        <LineInput
          label={t("signIn:email")}
          name="email"
          type="email"
          autoComplete="username"
          required
          value={given.email}
          onChange={change("email")}
        />
        <LineInput
          label={t("signIn:password")}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={given.password}
          onChange={change("password")}
        />
      </div>
      {needsCode && (
        <LineInput
          label={t("signIn:code")}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          required
          value={given.code}
          onChange={change("code")}
        />
      )}
      <Problem>{problem}</Problem>
      <div style={ROW}>
        <Button type="submit" size="large" disabled={isBusy}>
          {t("signIn:login")}
        </Button>
        <Link href="/admin/forgot" prefetch={false}>
          {t("signIn:forgotPassword")}
        </Link>
      </div>
    </form>
  );
}
