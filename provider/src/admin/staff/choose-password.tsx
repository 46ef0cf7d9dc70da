"use client";

import { Button, toast, useAuth } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useState } from "react";
import * as z from "zod/mini";

import { callApi } from "../call-api";
import { LineInput } from "../fields/line-input";
import { Problem } from "../panel-parts";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";

const answer = z.object({ message: z.string() });

/** Sets a new password, and signs in with it unless the account has a second step. */
export function ChoosePassword({ token }: { token: string }) {
  const t = useText();
  const { fetchFullUser } = useAuth();
  const router = useRouter();
  const [given, setGiven] = useState({ password: "", again: "" });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const change = (name: keyof typeof given) => (value: string) =>
    setGiven((all) => ({ ...all, [name]: value }));

  async function choose(event: SubmitEvent) {
    event.preventDefault();
    if (given.password !== given.again) {
      setProblem(t("signIn:passwordsDiffer"));
      return;
    }
    setIsBusy(true);
    const outcome = await callApi("staff/reset-password", answer, { token, password: given.password });
    if ("problem" in outcome) {
      setIsBusy(false);
      setProblem(outcome.problem);
      return;
    }
    toast.success(outcome.data.message);
    router.push((await fetchFullUser()) ? "/admin" : "/admin/login");
  }

  return (
    <form className="login__form" onSubmit={(event) => void choose(event)}>
      <LineInput
        label={t("signIn:password")}
        type="password"
        autoComplete="new-password"
        autoFocus
        required
        value={given.password}
        onChange={change("password")}
      />
      <LineInput
        label={t("signIn:repeatPassword")}
        type="password"
        autoComplete="new-password"
        required
        value={given.again}
        onChange={change("again")}
      />
      <p style={NOTE}>{t("signIn:passwordHelp")}</p>
      <Problem>{problem}</Problem>
      <Button type="submit" size="large" disabled={isBusy}>
        {t("signIn:choosePassword")}
      </Button>
    </form>
  );
}
