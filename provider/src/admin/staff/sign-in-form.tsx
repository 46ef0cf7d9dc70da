"use client";

import { Button } from "@payloadcms/ui";
import { type ReactNode, type SubmitEvent, useState } from "react";

import { Problem } from "../panel-parts";
import { ROW } from "../styles";

type Props = {
  button: string;
  /** Returns why it failed, if it did. */
  send: () => Promise<string | undefined>;
  /** Appears beside the button. */
  beside?: ReactNode;
  children: ReactNode;
};

/** Shows a form for signing in, and why the last attempt to send it failed. */
export function SignInForm({ button, send, beside, children }: Props) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsBusy(true);
    setProblem(undefined);
    const reason = await send();
    setProblem(reason);
    // After success, another page opens.
    setIsBusy(reason === undefined);
  }

  return (
    <form className="login__form" onSubmit={(event) => void submit(event)}>
      {children}
      <Problem>{problem}</Problem>
      <div style={ROW}>
        <Button type="submit" size="large" disabled={isBusy}>
          {button}
        </Button>
        {beside}
      </div>
    </form>
  );
}
