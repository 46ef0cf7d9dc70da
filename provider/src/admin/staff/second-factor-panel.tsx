"use client";

import { Button, toast, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useState } from "react";
import * as z from "zod/mini";

import { callApi, type Outcome, useAnswer } from "../call-api";
import { LineInput } from "../fields/line-input";
import { Problem, SmallButton } from "../panel-parts";
import { MEDIA_BOX, NOTE, ROW } from "../styles";
import { useText } from "../texts/use-text";
import { NewFactorSteps } from "./new-factor-steps";

const state = z.object({ isOn: z.boolean(), codesLeft: z._default(z.number(), 0) });
const changed = z.object({ isOn: z.boolean() });
const newCodes = z.object({ codes: z.array(z.string()) });

type State = z.output<typeof state>;

/** Manages an account's second step: its owner turns it on and off, and an admin can turn it off for a colleague. */
export function SecondFactorPanel() {
  const t = useText();
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const isOwn = id !== undefined && id === user?.id;
  const path = isOwn ? "staff/second-factor" : `staff/${encodeURIComponent(id ?? "")}/second-factor`;
  const [changedTo, setCurrent] = useState<State>();
  const read = useAnswer(id === undefined ? undefined : path, state);
  const current = changedTo ?? read;
  if (id === undefined || !current) return null;
  return (
    <section className="field-type" style={MEDIA_BOX} aria-label={t("twoStepSignIn:heading")}>
      <h3 style={{ margin: 0 }}>{t("twoStepSignIn:heading")}</h3>
      {isOwn ? (
        <OwnFactor current={current} onChanged={setCurrent} />
      ) : (
        <ColleaguesFactor path={path} isOn={current.isOn} onChanged={setCurrent} />
      )}
    </section>
  );
}

type Change = { onChanged: (state: State) => void };

function OwnFactor({ current, onChanged }: Change & { current: State }) {
  const t = useText();
  const [codes, setCodes] = useState<string[]>();
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          setCodes(undefined);
          onChanged({ isOn: true, codesLeft: codes.length });
        }}
      />
    );
  if (!current.isOn) return <NewFactorSteps onDone={setCodes} />;
  return (
    <>
      <p style={NOTE}>{t("twoStepSignIn:on", { count: current.codesLeft })}</p>
      <WithCode onCodes={setCodes} onOff={() => onChanged({ isOn: false, codesLeft: 0 })} />
    </>
  );
}

/** Offers actions that need a code: an unattended screen isn't enough. */
function WithCode({ onCodes, onOff }: { onCodes: (codes: string[]) => void; onOff: () => void }) {
  const t = useText();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();

  function settle<T>(outcome: Outcome<T>, next: (data: T) => void) {
    setProblem("problem" in outcome ? outcome.problem : undefined);
    if ("data" in outcome) next(outcome.data);
  }

  const renew = async () =>
    settle(await callApi("staff/second-factor/recovery-codes", newCodes, { code }), ({ codes }) =>
      onCodes(codes),
    );
  const turnOff = async () => settle(await callApi("staff/second-factor/turn-off", changed, { code }), onOff);

  return (
    <>
      <LineInput
        label={t("twoStepSignIn:code")}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        onEnter={() => void renew()}
      />
      <Problem>{problem}</Problem>
      <div style={ROW}>
        <SmallButton onClick={() => void renew()}>{t("twoStepSignIn:newCodes")}</SmallButton>
        <SmallButton onClick={() => void turnOff()}>{t("twoStepSignIn:turnOff")}</SmallButton>
      </div>
    </>
  );
}

function ColleaguesFactor({ path, isOn, onChanged }: Change & { path: string; isOn: boolean }) {
  const t = useText();
  if (!isOn) return <p style={NOTE}>{t("twoStepSignIn:offForColleague")}</p>;

  async function reset() {
    const outcome = await callApi(`${path}/reset`, changed, {});
    if ("data" in outcome) onChanged({ isOn: false, codesLeft: 0 });
    else toast.error(outcome.problem);
  }

  return (
    <>
      <p style={NOTE}>{t("twoStepSignIn:onForColleague")}</p>
      <Button size="small" buttonStyle="secondary" onClick={() => void reset()}>
        {t("twoStepSignIn:reset")}
      </Button>
    </>
  );
}

/** Shows recovery codes once: to copy, print or download. */
function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useText();
  const text = codes.join("\n");
  const file = `${t("twoStepSignIn:codesFile", { host: window.location.host })}\n\n${text}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t("twoStepSignIn:codesCopied"));
    } catch {
      toast.error(t("twoStepSignIn:codesNotCopied"));
    }
  }

  return (
    <>
      <p style={NOTE}>{t("twoStepSignIn:codesHelp")}</p>
      <pre style={{ fontSize: 16 }}>{text}</pre>
      <div style={ROW}>
        <SmallButton onClick={() => void copy()}>{t("twoStepSignIn:copy")}</SmallButton>
        <SmallButton onClick={() => window.print()}>{t("twoStepSignIn:print")}</SmallButton>
        <a
          className="btn btn--style-secondary btn--size-small btn--no-margin"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
        >
          {t("twoStepSignIn:download")}
        </a>
        <SmallButton buttonStyle="primary" onClick={onKept}>
          {t("twoStepSignIn:codesKept")}
        </SmallButton>
      </div>
    </>
  );
}
