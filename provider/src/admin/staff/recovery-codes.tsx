"use client";

import { Button, toast } from "@payloadcms/ui";

import { NOTE, ROW } from "../styles";

/** Recovery codes as they are shown once: to copy, print or download. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const text = codes.join("\n");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success("The codes are copied.");
    } catch {
      toast.error("Your browser did not let us copy them. Please select and copy them yourself.");
    }
  }

  return (
    <>
      <p style={NOTE}>
        Two-step sign-in is on. Print these recovery codes or keep them where you keep keys: each signs you in
        once when your phone is lost. They are not shown again.
      </p>
      <pre style={{ fontSize: 16 }}>{text}</pre>
      <div style={ROW}>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void copy()}>
          Copy
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => window.print()}>
          Print
        </Button>
        <a
          className="btn btn--style-secondary btn--size-small btn--no-margin"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes for ${window.location.host}\n\n${text}\n`)}`}
          download="recovery-codes.txt"
        >
          Download
        </a>
        <Button size="small" margin={false} onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </>
  );
}
