"use client";

import { useAuth } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";

import { callApi } from "../call-api";
import { LineInput } from "../fields/line-input";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";
import { NewPassword } from "./choose-password";
import { session } from "./login-form";
import { SignInForm } from "./sign-in-form";

/** Creates the first account and signs in with it. */
export function FirstAccountForm({ setupKey }: { setupKey: string }) {
  const t = useText();
  const { setUser } = useAuth();
  const router = useRouter();
  const [given, setGiven] = useState({ name: "", email: "", password: "", again: "", setupKey });

  const line = (name: "name" | "email" | "setupKey") => ({
    required: true,
    value: given[name],
    onChange: (value: string) => setGiven((all) => ({ ...all, [name]: value })),
  });

  async function create() {
    const { again, ...account } = given;
    if (account.password !== again) return t("signIn:passwordsDiffer");
    const outcome = await callApi("staff/first-register", session, account);
    if ("problem" in outcome) return outcome.problem;
    setUser(outcome.data);
    router.push("/admin");
    return undefined;
  }

  return (
    <SignInForm button={t("firstAccount:create")} send={create}>
      <LineInput label={t("firstAccount:name")} autoComplete="name" autoFocus {...line("name")} />
      <LineInput label={t("signIn:email")} type="email" autoComplete="username" {...line("email")} />
      <NewPassword given={given} onChange={setGiven} />
      <LineInput label={t("firstAccount:setupKey")} autoComplete="off" {...line("setupKey")} />
      <p style={NOTE}>{t("firstAccount:setupKeyHelp")}</p>
    </SignInForm>
  );
}
