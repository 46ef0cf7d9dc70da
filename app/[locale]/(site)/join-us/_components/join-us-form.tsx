"use client";

import { useTranslations } from "next-intl";
import { Link, useLocalPath } from "@/components/ui/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { FormField } from "@/components/forms/form-field";
import { OutcomeMessage } from "@/components/forms/form-feedback";
import { NextSteps } from "@/components/forms/next-steps";
import { ConsentFields } from "@/components/forms/consent-fields";
import { PhoneField } from "@/components/forms/phone-field";
import { RecordedAtField, SiteForm, useFormSender } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import { paths } from "@/lib/paths";
import type { FormStart } from "@/lib/forms/site-forms";
import type { ConsentSentence, TESTIMONY_CONSENTS } from "@lampstand/contract/consents";

const EMPTY = {
  fullName: "",
  email: "",
  phone: "",
  churchWebLink: "",
  recordedAt: "",
  consentLanguage: "",
  agreeToUseTestimony: false,
  agreeToPromotions: false,
} as const;

const loadSchema = () =>
  import("@/lib/forms/form-schemas").then(({ testimonyConsentSchema }) => testimonyConsentSchema);

type JoinUsFormProps = {
  start: FormStart;
  consents: ConsentSentence<(typeof TESTIMONY_CONSENTS)[number]>[];
  action: (fields: FormData) => Promise<void>;
};

export function JoinUsForm({ start, consents, action }: JoinUsFormProps) {
  const t = useTranslations("testimonyForm");
  const texts = useTranslations("form");
  const send = useFormSender("join-us");
  const form = useSiteForm({
    name: "join-us",
    empty: EMPTY,
    withoutDraft: ["consentLanguage"],
    start,
    loadSchema,
    send,
  });
  return (
    <SiteForm
      form={form}
      action={action}
      label={t("label")}
      submitText={texts("submit")}
      busyText={texts("submitting")}
      outcome={
        <OutcomeMessage form={form}>
          <ReturnHome isFromServer={form.outcome === start.outcome} />
          <NextSteps
            ways={[
              { href: paths.uploadStory, label: t("sendVideo") },
              { href: paths.contactUs, label: t("writeToUs") },
            ]}
          >
            {t("saved")}
          </NextSteps>
        </OutcomeMessage>
      }
    >
      <FormField {...form.field("fullName")} label={texts("fullName")} required autoComplete="name" />
      <FormField {...form.field("email")} label={texts("email")} required type="email" autoComplete="email" />
      <PhoneField form={form} name="phone" />
      <FormField
        {...form.field("churchWebLink")}
        label={t("churchWebsite")}
        type="url"
        inputMode="url"
        autoComplete="url"
      />
      <RecordedAtField {...form.field("recordedAt")} />
      <ConsentFields form={form} consents={consents} />
    </SiteForm>
  );
}

const RETURN_AFTER_S = 3;

/** On a page from the server, the redirect also works without JavaScript. */
function ReturnHome({ isFromServer }: { isFromServer: boolean }) {
  const t = useTranslations("testimonyForm");
  const router = useRouter();
  const localPath = useLocalPath();
  useEffect(() => {
    const timer = setTimeout(() => {
      router.push(localPath(paths.home));
    }, RETURN_AFTER_S * 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [router, localPath]);
  return (
    <>
      <p>
        {t.rich("returns", {
          seconds: RETURN_AFTER_S,
          link: (text) => (
            <Link
              href={paths.home}

              className="font-semibold text-lamp-800 underline underline-offset-4"
            >
              {text}
            </Link>
          ),
        })}
      </p>
      {isFromServer && (
        <noscript>
          <meta httpEquiv="refresh" content={`${RETURN_AFTER_S};url=${localPath(paths.home)}`} />
        </noscript>
      )}
    </>
  );
}
