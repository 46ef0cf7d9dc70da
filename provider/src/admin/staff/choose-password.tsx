"use client";

import { toast, useAuth } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import * as z from "zod/mini";

import { callApi } from "../call-api";
import { LineInput } from "../fields/line-input";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";
import { SignInForm } from "./sign-in-form";

const answer = z.object({ message: z.string() });

/** Sets a new password, and signs in with it unless the account has a second step. */
export function ChoosePassword({ token }: { token: string }) {
  const t = useText();
  const { fetchFullUser } = useAuth();
  const router = useRouter();
  const [given, setGiven] = useState({ password: "", again: "" });

  async function choose() {
    if (given.password !== given.again) return t("signIn:passwordsDiffer");
    const outcome = await callApi("staff/reset-password", answer, { token, password: given.password });
    if ("problem" in outcome) return outcome.problem;
    toast.success(outcome.data.message);
    router.push((await fetchFullUser()) ? "/admin" : "/admin/login");
    return undefined;
  }

  return (
    <SignInForm button={t("signIn:choosePassword")} send={choose}>
      <NewPassword given={given} onChange={setGiven} autoFocus />
    </SignInForm>
  );
}

type Passwords = { password: string; again: string };

type NewPasswordProps<T> = { given: T; onChange: (given: T) => void; autoFocus?: boolean };

/** Asks for a new password twice. */
export function NewPassword<T extends Passwords>({ given, onChange, autoFocus }: NewPasswordProps<T>) {
  const t = useText();
  return (
    <>
      <LineInput
        label={t("signIn:password")}
        type="password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        required
        value={given.password}
        onChange={(password) => onChange({ ...given, password })}
      />
      <LineInput
        label={t("signIn:repeatPassword")}
        type="password"
        autoComplete="new-password"
        required
        value={given.again}
        onChange={(again) => onChange({ ...given, again })}
      />
      <p style={NOTE}>{t("signIn:passwordHelp")}</p>
    </>
  );
}
