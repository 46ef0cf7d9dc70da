"use client";

import { Link, useAuth } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import type { ClientUser } from "payload";
import { type ReactNode, useState } from "react";
import * as z from "zod/mini";

import { callApi } from "../call-api";
import { LineInput } from "../fields/line-input";
import { useText } from "../texts/use-text";
import { SignInForm } from "./sign-in-form";

type Session = Parameters<ReturnType<typeof useAuth<ClientUser>>["setUser"]>[0];

/** Payload's answer to signing in. */
export const session = z.custom<Session>((given) => typeof given === "object");

/** Signs in with address and password, then opens the page that was asked for. */
export function LoginAndOpen({ target }: { target: string }) {
  const t = useText();
  const router = useRouter();
  return (
    <LoginForm onSignedIn={() => router.push(target)}>
      <Link href="/admin/forgot" prefetch={false}>
        {t("signIn:forgotPassword")}
      </Link>
    </LoginForm>
  );
}

type Props = {
  /** The only account that may sign in. */
  email?: string;
  onSignedIn: () => void;
  /** Appears beside the button. */
  children: ReactNode;
};

/** Signs in, and asks for a code if the account has a second step. */
export function LoginForm({ email = "", onSignedIn, children }: Props) {
  const t = useText();
  const { setUser } = useAuth();
  const [given, setGiven] = useState({ email, password: "", code: "" });
  const [needsCode, setNeedsCode] = useState(false);

  const change = (name: keyof typeof given) => (value: string) =>
    setGiven((all) => ({ ...all, [name]: value }));

  async function signIn() {
    const outcome = await callApi("staff/login", session, given);
    if ("problem" in outcome) {
      if (outcome.needsCode) setNeedsCode(true);
      return outcome.problem;
    }
    setUser(outcome.data);
    onSignedIn();
    return undefined;
  }

  return (
    <SignInForm button={t("signIn:login")} send={signIn} beside={children}>
      {/* A password manager fills in both at once, so they stay when we ask for the code. */}
      <div hidden={needsCode}>
        <LineInput
          label={t("signIn:email")}
          name="email"
          type="email"
          autoComplete="username"
          required
          readOnly={email !== ""}
          value={given.email}
          onChange={change("email")}
        />
        <LineInput
          label={t("signIn:password")}
          name="password"
          type="password"
          autoComplete="current-password"
          autoFocus={email !== ""}
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
    </SignInForm>
  );
}
