"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import * as z from "zod/mini";

import { callApi } from "../call-api";
import { LineInput } from "../fields/line-input";
import { Problem } from "../panel-parts";
import { NOTE } from "../styles";

const factor = z.object({ key: z.string(), address: z.string(), rows: z.array(z.array(z.boolean())) });
const confirmed = z.object({ codes: z.array(z.string()) });

type Factor = z.output<typeof factor>;

/** Turns on the second step: shows a QR code for the authenticator, then asks for its first code. */
export function NewFactorSteps({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
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
          <p style={NOTE}>
            Off. Turn it on to sign in with your password and a code from an app on your phone (such as Google
            Authenticator, Aegis or 1Password). A stolen password then isn’t enough.
          </p>
          <LineInput
            label="Your password, to turn it on"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            onEnter={() => void begin()}
          />
          <Button size="small" onClick={() => void begin()}>
            Turn on
          </Button>
        </>
      )}
      {begun && (
        <>
          <p style={NOTE}>Scan this with the app, or type the key into it:</p>
          <QrCode rows={begun.rows} />
          <p style={{ overflowWrap: "anywhere", fontFamily: "var(--font-mono)" }}>
            {begun.key.replace(/(.{4})(?=.)/g, "$1 ")}
          </p>
          <LineInput
            label="The six digits it shows now"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
            onEnter={() => void confirm()}
          />
          <Button size="small" onClick={() => void confirm()}>
            Confirm
          </Button>
        </>
      )}
      <Problem>{problem}</Problem>
    </>
  );
}

/** Draws dark on light in both themes, as cameras expect. */
function QrCode({ rows }: { rows: boolean[][] }) {
  const modules = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      style={{ display: "block", width: 220, maxWidth: "100%", background: "#fff" }}
    >
      <path d={modules.join("")} fill="#000" />
    </svg>
  );
}
