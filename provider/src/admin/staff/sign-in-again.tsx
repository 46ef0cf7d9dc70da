"use client";

import { Button, toast, useAuth } from "@payloadcms/ui";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

import { returnFocus } from "../parts/return-focus";
import { NOTE } from "../styles";
import { keptText } from "../texts/kept-text";
import { useText } from "../texts/use-text";
import { LoginForm } from "./login-form";
import { type Need, repeatRefusedCalls } from "./repeat-calls";
import styles from "../parts/dialog.module.css";

type Asked = { need: Need; settle: (isSignedIn: boolean) => void };

/**
 * Asks staff in place to sign in when their session has ended or an act needs their password, then repeats what they
 * did. Says so when the admin was updated while a page was open.
 */
export function SignInAgain({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const email = user?.email;
  const [asked, setAsked] = useState<Asked>();

  useEffect(() => {
    if (!email) return undefined;
    let open: Promise<boolean> | undefined;
    let isDeclined = false;
    // By the time the dialog opens, browsers have taken the focus from a button that its call disabled.
    let focused = document.activeElement;
    const noteFocus = () => (focused = document.activeElement);
    document.addEventListener("focusin", noteFocus);

    async function ask(need: Need, isInBackground: boolean): Promise<boolean> {
      if (isInBackground && isDeclined) return false;
      const before = focused;
      open ??= new Promise<boolean>((settle) => setAsked({ need, settle })).finally(() => {
        open = undefined;
        setAsked(undefined);
        if (before instanceof HTMLElement) returnFocus(before);
      });
      isDeclined = !(await open);
      return !isDeclined;
    }

    const stop = repeatRefusedCalls({
      ask,
      onUpdate: askToReload,
      unreachable: () => keptText("api:unreachable"),
    });
    return () => {
      stop();
      document.removeEventListener("focusin", noteFocus);
    };
  }, [email]);

  return (
    <>
      {children}
      {email && asked && <Dialog email={email} asked={asked} />}
    </>
  );
}

/** Says, until somebody closes it, that the server no longer has this page's version. */
function askToReload() {
  const action = { label: keptText("signIn:reload"), onClick: () => window.location.reload() };
  toast.warning(keptText("signIn:updated"), { id: "updated", duration: Infinity, action });
}

const SIGNED_IN = "signed-in";

function Dialog({ email, asked }: { email: string; asked: Asked }) {
  const t = useText();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Browsers give the focus to the first field, which can't be changed.
    dialog.current?.querySelector<HTMLElement>("[type=password]")?.focus();
  }, []);
  const isSession = asked.need === "session";
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={({ currentTarget }) => asked.settle(currentTarget.returnValue === SIGNED_IN)}
    >
      <h2 id={heading}>{t(isSession ? "signIn:again" : "signIn:confirm")}</h2>
      <p style={NOTE}>{t(isSession ? "signIn:againHelp" : "signIn:confirmHelp")}</p>
      <LoginForm email={email} onSignedIn={() => dialog.current?.close(SIGNED_IN)}>
        <Button buttonStyle="secondary" size="large" onClick={() => dialog.current?.close()}>
          {t("signIn:cancel")}
        </Button>
      </LoginForm>
    </dialog>
  );
}
