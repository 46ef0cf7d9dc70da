"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import * as z from "zod/mini";

import { callApi } from "../call-api";
import { LineInput } from "../fields/line-input";
import { Problem } from "../panel-parts";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";

const factor = z.object({ key: z.string(), address: z.string(), rows: z.array(z.array(z.boolean())) });
const confirmed = z.object({ codes: z.array(z.string()) });

type Factor = z.output<typeof factor>;

/** Turns on the second step: shows a QR code for the authenticator, then asks for its first code. */
export function NewFactorSteps({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const t = useText();
  const [begun, setBegun] = useState<Factor>();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();

  async function begin() {
    const outcome = await callApi("staff/second-factor/begin", factor, { password });
    if ("data" in outcome) setBegun(outcome.data);
    setProblem("problem" in outcome ? outcome.problem : undefined);
  }

  async function confirm() {
    const outcome = await callApi("staff/second-factor/confirm", confirmed, { code });
    if ("data" in outcome) onDone(outcome.data.codes);
    else setProblem(outcome.problem);
  }

  return (
    <>
      {!begun && (
        <>
          <p style={NOTE}>{t("twoStepSignIn:off")}</p>
          <LineInput
            label={t("twoStepSignIn:password")}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            onEnter={() => void begin()}
          />
          <Button size="small" onClick={() => void begin()}>
            {t("twoStepSignIn:turnOn")}
          </Button>
        </>
      )}
      {begun && (
        <>
          <p style={NOTE}>{t("twoStepSignIn:app")}</p>
          <QrCode rows={begun.rows} />
          <p style={{ overflowWrap: "anywhere", fontFamily: "var(--font-mono)" }}>
            {begun.key.replace(/(.{4})(?=.)/g, "$1 ")}
          </p>
          <LineInput
            label={t("twoStepSignIn:digits")}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
            onEnter={() => void confirm()}
          />
          <Button size="small" onClick={() => void confirm()}>
            {t("twoStepSignIn:confirm")}
          </Button>
        </>
      )}
      <Problem>{problem}</Problem>
    </>
  );
}

/** Draws dark on light in both themes, as cameras expect. */
function QrCode({ rows }: { rows: boolean[][] }) {
  const t = useText();
  const modules = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={t("twoStepSignIn:qrCode")}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      style={{ display: "block", width: 220, maxWidth: "100%", background: "#fff" }}
    >
      <path d={modules.join("")} fill="#000" />
    </svg>
  );
}
