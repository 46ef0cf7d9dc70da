"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import * as z from "zod/mini";

import { SmallButton } from "../panel-parts";
import { callApi } from "../call-api";
import { useText } from "../texts/use-text";
import styles from "./dashboard.module.css";

const answer = z.object({ state: z.string(), message: z.string() });

/** Mails a test to the person who presses it, and shows the result. The step is done once the mail was sent. */
export function MailTestButton({ lastMessage }: { lastMessage: string | undefined }) {
  const t = useText();
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
        {t(isTesting ? "firstSteps:sending" : "firstSteps:sendTest")}
      </SmallButton>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </>
  );
}
