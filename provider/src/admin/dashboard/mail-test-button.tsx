"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import * as z from "zod/mini";

import { SmallButton } from "../panel-parts";
import { callApi } from "../call-api";
import styles from "./dashboard.module.css";

const answer = z.object({ state: z.string(), message: z.string() });

/** Mails a test to the person who presses it, and shows the result. The step is done once the mail was sent. */
export function MailTestButton({ lastMessage }: { lastMessage: string | undefined }) {
  const router = useRouter();
  const [message, setMessage] = useState(lastMessage);
  const [isTesting, setTesting] = useState(false);

  async function test() {
    setTesting(true);
    setMessage(undefined);
    const outcome = await callApi("mail-test", answer, {});
    setMessage("data" in outcome ? outcome.data.message : outcome.problem);
    setTesting(false);
    if ("data" in outcome && outcome.data.state === "sent") router.refresh();
  }

  return (
    <>
      <SmallButton disabled={isTesting} onClick={() => void test()}>
        {isTesting ? "Sending…" : "Send me a test email"}
      </SmallButton>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </>
  );
}
