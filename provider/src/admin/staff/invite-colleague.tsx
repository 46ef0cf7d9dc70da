"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import * as z from "zod/mini";

import { ROLE_OPTIONS } from "../../access/roles";
import { callApi } from "../call-api";
import { LineInput } from "../fields/line-input";
import { Problem, SmallButton } from "../panel-parts";
import { MEDIA_BOX, NOTE } from "../styles";

const NOBODY = { email: "", name: "", role: "editor" };

const answer = z.object({ message: z.string() });

/** Invites a colleague by mail, who chooses their own password. Shown above the list of accounts to admins only. */
export function InviteColleague() {
  const router = useRouter();
  const roleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [given, setGiven] = useState(NOBODY);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const change = (name: keyof typeof given) => (value: string) =>
    setGiven((all) => ({ ...all, [name]: value }));

  async function invite() {
    setIsBusy(true);
    const outcome = await callApi("staff/invite", answer, given);
    setIsBusy(false);
    setProblem("problem" in outcome ? outcome.problem : undefined);
    if ("problem" in outcome) return;
    toast.success(outcome.data.message);
    setGiven(NOBODY);
    setIsOpen(false);
    router.refresh();
  }

  if (!isOpen)
    return (
      <SmallButton buttonStyle="primary" onClick={() => setIsOpen(true)}>
        Invite a colleague
      </SmallButton>
    );
  return (
    <section style={{ ...MEDIA_BOX, maxWidth: 520 }} aria-label="Invite a colleague">
      <LineInput
        label="Email"
        type="email"
        autoFocus
        value={given.email}
        onChange={change("email")}
        onEnter={() => void invite()}
      />
      <LineInput label="Name" value={given.name} onChange={change("name")} onEnter={() => void invite()} />
      <div className="field-type" style={{ marginBottom: 12 }}>
        <label className="field-label" htmlFor={roleId}>
          Role
        </label>
        <select id={roleId} value={given.role} onChange={({ target }) => change("role")(target.value)}>
          {ROLE_OPTIONS.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <p style={NOTE}>They’ll get an email with a link to choose their own password within seven days.</p>
      <Problem>{problem}</Problem>
      <Button size="small" disabled={isBusy} onClick={() => void invite()}>
        Send invitation
      </Button>
    </section>
  );
}
