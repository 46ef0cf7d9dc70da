"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import * as z from "zod/mini";

import { callApi } from "../call-api";
import { LineInput } from "../fields/line-input";
import { Problem, SmallButton } from "../panel-parts";
import styles from "../parts/controls.module.css";
import { MEDIA_BOX, NOTE } from "../styles";
import { useText } from "../texts/use-text";

const ROLES = [
  { value: "admin", label: "staff:roleAdmin" },
  { value: "editor", label: "staff:roleEditor" },
  { value: "reviewer", label: "staff:roleReviewer" },
] as const;

const NOBODY = { email: "", name: "", role: "editor", isCarer: false };

const answer = z.object({ message: z.string(), isUnsent: z.boolean() });

/** Invites a colleague by mail, who chooses their own password. Shown above the list of accounts to admins only. */
export function InviteColleague() {
  const t = useText();
  const router = useRouter();
  const [roleId, helpId] = [useId(), useId()];
  const [isOpen, setIsOpen] = useState(false);
  const [given, setGiven] = useState(NOBODY);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const change =
    <Name extends keyof typeof given>(name: Name) =>
    (value: (typeof given)[Name]) =>
      setGiven((all) => ({ ...all, [name]: value }));

  async function invite() {
    setIsBusy(true);
    const outcome = await callApi("staff/invite", answer, given);
    setIsBusy(false);
    setProblem("problem" in outcome ? outcome.problem : undefined);
    if ("problem" in outcome) return;
    const { message, isUnsent } = outcome.data;
    toast[isUnsent ? "warning" : "success"](message);
    setGiven(NOBODY);
    setIsOpen(false);
    router.refresh();
  }

  if (!isOpen)
    return (
      <SmallButton buttonStyle="primary" onClick={() => setIsOpen(true)}>
        {t("invitation:invite")}
      </SmallButton>
    );
  return (
    <section style={{ ...MEDIA_BOX, maxWidth: 520 }} aria-label={t("invitation:invite")}>
      <LineInput
        label={t("fields:email")}
        type="email"
        autoFocus
        value={given.email}
        onChange={change("email")}
        onEnter={() => void invite()}
      />
      <LineInput
        label={t("invitation:name")}
        value={given.name}
        onChange={change("name")}
        onEnter={() => void invite()}
      />
      <div className="field-type" style={{ marginBottom: 12 }}>
        <label className="field-label" htmlFor={roleId}>
          {t("staff:role")}
        </label>
        <select id={roleId} value={given.role} onChange={({ target }) => change("role")(target.value)}>
          {ROLES.map(({ label, value }) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </select>
      </div>
      <label className={styles.option}>
        <input
          type="checkbox"
          aria-describedby={helpId}
          checked={given.isCarer}
          onChange={({ target }) => change("isCarer")(target.checked)}
        />
        {t("staff:isCarer")}
      </label>
      <p id={helpId} style={NOTE}>
        {t("staff:isCarerHelp")}
      </p>
      <p style={NOTE}>{t("invitation:help")}</p>
      <Problem>{problem}</Problem>
      <Button size="small" disabled={isBusy} onClick={() => void invite()}>
        {t("invitation:send")}
      </Button>
    </section>
  );
}
