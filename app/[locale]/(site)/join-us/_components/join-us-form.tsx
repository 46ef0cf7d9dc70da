"use client";

import { Link } from "@/components/ui/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { FormField } from "@/components/forms/form-field";
import { OutcomeMessage } from "@/components/forms/form-feedback";
import { NextSteps } from "@/components/forms/next-steps";
import { ConsentFields } from "@/components/forms/consent-fields";
import { PhoneField } from "@/components/forms/phone-field";
import { RecordedAtField, sendSiteForm, SiteForm } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import { paths } from "@/lib/paths";
import type { FormStart } from "@/lib/forms/site-forms";
import { TESTIMONY_CONSENTS } from "@lampstand/contract/consents";

const EMPTY = {
  fullName: "",
  email: "",
  phone: "",
  churchWebLink: "",
  recordedAt: "",
  agreeToUseTestimony: false,
  agreeToPromotions: false,
} as const;

const loadSchema = () =>
  import("@/lib/forms/form-schemas").then(({ testimonyConsentSchema }) => testimonyConsentSchema);

const send = sendSiteForm("join-us");

const CONSENTS = Object.values(TESTIMONY_CONSENTS);

const WAYS = [
  { href: paths.uploadStory, label: "Send us your video" },
  { href: paths.contactUs, label: "Write to us" },
];

type JoinUsFormProps = { start: FormStart; action: (fields: FormData) => Promise<void> };

export function JoinUsForm({ start, action }: JoinUsFormProps) {
  const form = useSiteForm({ name: "join-us", empty: EMPTY, start, loadSchema, send });
  return (
    <SiteForm
      form={form}
      action={action}
      label="Testimony consent"
      submitText="Submit"
      busyText="Submitting..."
      outcome={
        <OutcomeMessage form={form}>
          <ReturnHome isFromServer={form.outcome === start.outcome} />
          <NextSteps ways={WAYS}>We’ve saved your answers. You can change your mind at any time.</NextSteps>
        </OutcomeMessage>
      }
    >
      <FormField {...form.field("fullName")} label="Full name" required autoComplete="name" />
      <FormField {...form.field("email")} label="Email" required type="email" autoComplete="email" />
      <PhoneField form={form} name="phone" label="Phone" />
      <FormField
        {...form.field("churchWebLink")}
        label="Church website"
        type="url"
        inputMode="url"
        autoComplete="url"
      />
      <RecordedAtField {...form.field("recordedAt")} />
      <ConsentFields form={form} consents={CONSENTS} />
    </SiteForm>
  );
}

const RETURN_AFTER_S = 3;

/** On a page from the server, the redirect also works without JavaScript. */
function ReturnHome({ isFromServer }: { isFromServer: boolean }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => {
      router.push(paths.home);
    }, RETURN_AFTER_S * 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [router]);
  return (
    <>
      <p>
        <span>{`In ${RETURN_AFTER_S} seconds we’ll take you back to the`}</span>{" "}
        <Link
          href={paths.home}

          className="font-semibold text-lamp-800 underline underline-offset-4"
        >
          home page
        </Link>
        .
      </p>
      {isFromServer && (
        <noscript>
          <meta httpEquiv="refresh" content={`${RETURN_AFTER_S};url=/`} />
        </noscript>
      )}
    </>
  );
}
