"use client";

import { toast, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import * as z from "zod/mini";

import { act, useAnswer } from "../call-api";
import { SmallButton } from "../panel-parts";
import { MEDIA_BOX, NOTE } from "../styles";
import { useText } from "../texts/use-text";

const known = z.object({ key: z.string(), addresses: z.array(z.string()) });

/** Turns notices on this device on and off, for the account's owner. */
export function NoticesPanel() {
  const t = useText();
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const found = useAnswer(id !== undefined && id === user?.id ? "staff/notices" : undefined, known);
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    if (found && canNotify())
      void ownSubscription().then((own) => setIsOn(own !== null && found.addresses.includes(own.endpoint)));
  }, [found]);

  async function change(key: string) {
    const subscription = isOn ? await ownSubscription() : await subscribe(key);
    if (!subscription) toast.error(t("notices:refused"));
    else if (await act("staff/notices", { address: subscription.endpoint, isOn: !isOn })) setIsOn(!isOn);
  }

  if (!found) return null;
  return (
    <section className="field-type" style={MEDIA_BOX} aria-label={t("notices:heading")}>
      <h3 style={{ margin: 0 }}>{t("notices:heading")}</h3>
      <p style={NOTE}>{t(user?.isCarer ? "notices:helpCarer" : "notices:help")}</p>
      {canNotify() ? (
        <>
          <p style={{ margin: "12px 0" }}>{t(isOn ? "notices:on" : "notices:off")}</p>
          <SmallButton onClick={() => void change(found.key)}>
            {t(isOn ? "notices:turnOff" : "notices:turnOn")}
          </SmallButton>
        </>
      ) : (
        <p style={NOTE}>{t("notices:unsupported")}</p>
      )}
    </section>
  );
}

function canNotify(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/admin/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission and makes a new subscription: an older one may be for a former key. */
async function subscribe(applicationServerKey: string): Promise<PushSubscription | null> {
  try {
    // First, since Safari only asks right after a press.
    if ((await Notification.requestPermission()) !== "granted") return null;
    await navigator.serviceWorker.register("/admin/worker.js");
    await (await ownSubscription())?.unsubscribe();
    const { pushManager } = await navigator.serviceWorker.ready;
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch {
    // Refused by the person or their browser, as the page then says.
    return null;
  }
}
